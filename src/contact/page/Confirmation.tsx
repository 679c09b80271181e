import { Icon } from '../../components/Icon.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, rule, size, typography } from '../../theme.ts';
import { formNotices } from '../texts.ts';
import { useContactRequest } from './contact-request.ts';

const styles = {
  root: {
    display: 'flex',
    gap: '14px',
    padding: '14px 18px 16px 14px',
    border: rule.frame,
    borderRadius: size.radius,
    background: color.white,
  },
  title: { ...typography.condensed, display: 'block', marginBottom: '2px' },
} satisfies Styles;

const iconStyles = { root: { flexShrink: 0 } } satisfies Styles;

/**
 * Says that the request was sent, until the visitor enters something: the notice goes earlier. It is no live region, because
 * the notice is announced.
 */
export function Confirmation() {
  const { confirmed } = useContactRequest();
  const classes = useStyles(styles);
  if (!confirmed) return null;
  const { title, text } = formNotices.sent;
  return (
    <p className={classes.root}>
      <Icon name="check" styles={iconStyles} />
      <span>
        <strong className={classes.title}>{title}</strong>
        {text}
      </span>
    </p>
  );
}
