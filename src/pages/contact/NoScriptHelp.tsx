import { telephoneLink } from '../../content/contact-link.ts';
import { withoutScripts } from '../../content/contact.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { rule } from '../../theme.ts';

const style: Style = {
  padding: '20px 24px 22px',
  border: rule.frame,
  borderLeftWidth: '8px',
  '& h3': { marginBottom: '10px' },
  '& p': { maxWidth: '38em' },
  '& a': { fontWeight: 600 },
};

/** How to reach us where scripts are off and the form could not send. */
export function NoScriptHelp() {
  const { email, phone } = useSite();
  return (
    <div className={useStyle(style)}>
      <h3>{withoutScripts.heading}</h3>
      <p>{withoutScripts.text}</p>
      <p>
        {withoutScripts.write} <a href={`mailto:${email}`}>{email}</a>.
      </p>
      {phone && (
        <p>
          {withoutScripts.call} <a href={telephoneLink(phone)}>{phone}</a>.
        </p>
      )}
    </div>
  );
}
