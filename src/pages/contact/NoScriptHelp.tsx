import { withoutScripts } from '../../contact-form/texts.ts';
import { telephoneLink } from '../../content/company/company.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { rule, typography } from '../../theme.ts';

const boxStyle: Style = {
  padding: '20px 24px 22px',
  border: rule.frame,
  borderLeftWidth: '8px',
  '& > p': { maxWidth: '38em' },
};
const titleStyle: Style = { ...typography.cardTitle, marginBottom: '10px' };
const linkStyle: Style = { fontWeight: 600 };

/** How to reach us where scripts are off and the form could not send. */
export function NoScriptHelp() {
  const { email, phone } = useSite();
  const linkClass = useStyle(linkStyle);
  return (
    <div className={useStyle(boxStyle)}>
      <h2 className={useStyle(titleStyle)}>{withoutScripts.heading}</h2>
      <p>{withoutScripts.text}</p>
      <p>
        {withoutScripts.write}{' '}
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
        .
      </p>
      {phone && (
        <p>
          {withoutScripts.call}{' '}
          <a href={telephoneLink(phone)} className={linkClass}>
            {phone}
          </a>
          .
        </p>
      )}
    </div>
  );
}
