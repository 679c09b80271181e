import { Icon } from '../../components/Icon.tsx';
import { formNotices } from '../../contact-form/texts.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { color, rule, size, typography } from '../../theme.ts';
import { useContactRequest } from './contact-request.ts';

const boxStyle: Style = {
  display: 'flex',
  gap: '14px',
  padding: '14px 18px 16px 14px',
  border: rule.frame,
  borderRadius: size.radius,
  background: color.white,
};

const childStyles = {
  sign: { root: { flexShrink: 0 } },
} satisfies Record<string, Styles>;

const titleStyle: Style = { ...typography.condensed, display: 'block', marginBottom: '2px' };

/**
 * Says that the request was sent, until the visitor enters something: the notice goes earlier. It is no live region, because
 * the notice is announced.
 */
export function Confirmation() {
  const { confirmed } = useContactRequest();
  const boxClass = useStyle(boxStyle);
  const titleClass = useStyle(titleStyle);
  if (!confirmed) return null;
  const { title, text } = formNotices.sent;
  return (
    <p className={boxClass}>
      <Icon name="check" styles={childStyles.sign} />
      <span>
        <strong className={titleClass}>{title}</strong>
        {text}
      </span>
    </p>
  );
}
