import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { rule, typography } from '../../theme.ts';
import { withoutScripts } from '../texts.ts';

const styles = {
  root: { padding: '20px 24px 22px', border: rule.frame, borderLeftWidth: '8px', '& > p': { maxWidth: '38em' } },
  title: { ...typography.cardTitle, marginBottom: '10px' },
  link: { fontWeight: 600 },
} satisfies Styles;

/** Says how to reach us, for browsers without scripts where the form cannot send. */
export function NoScriptHelp() {
  const { email, phone } = useSite();
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>{withoutScripts.heading}</h2>
      <p>{withoutScripts.text}</p>
      <p>
        {`${withoutScripts.write} `}
        <a href={`mailto:${email}`} className={classes.link}>
          {email}
        </a>
        .
      </p>
      {phone && (
        <p>
          {`${withoutScripts.call} `}
          <a href={telephoneLink(phone)} className={classes.link}>
            <PhoneNumber />
          </a>
          .
        </p>
      )}
    </div>
  );
}
