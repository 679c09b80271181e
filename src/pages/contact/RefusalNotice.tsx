import { textFields } from '../../contact-form/fields.ts';
import type { FieldProblems } from '../../contact-form/rules.ts';
import { deliveryTexts } from '../../contact-form/texts.ts';
import { telephoneLink } from '../../content/company/company.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, size, typography } from '../../theme.ts';
import type { RefusedRequest } from './refused-request.ts';

const boxStyle: Style = {
  padding: '20px 24px 22px',
  background: color.amber,
  color: color.deep,
  '& > p': { maxWidth: '38em', whiteSpace: 'pre-line' },
};
const titleStyle: Style = { ...typography.cardTitle, marginBottom: '10px' };
const linkStyle: Style = { fontWeight: 600 };

const problemsStyle: Style = { margin: '8px 0' };
const problemStyle: Style = {
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  padding: '8px 0',
  lineHeight: 1.35,
  fontWeight: 600,
  whiteSpace: 'pre-line',
};

const formOrder = [...textFields, 'files', 'terms'] as const;

/**
 * Shows why a posted request was refused, with links to the wrong fields, and other ways to reach us. It takes the focus, so
 * that it is in view.
 */
export function RefusalNotice({ notice, problems, filesLost, textCut }: RefusedRequest) {
  const { email, phone } = useSite();
  const linkClass = useStyle(linkStyle);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page has no script that could move the focus.
    <div className={useStyle(boxStyle)} role="alert" tabIndex={-1} autoFocus>
      <h2 className={useStyle(titleStyle)}>{notice.title}</h2>
      <p>{notice.text}</p>
      {Object.keys(problems).length > 0 && <ProblemLinks problems={problems} />}
      {textCut && <p>{deliveryTexts.textCut}</p>}
      {filesLost && <p>{deliveryTexts.filesLost}</p>}
      <p>
        {deliveryTexts.write}{' '}
        <a href={`mailto:${email}`} className={linkClass}>
          {email}
        </a>
        {phone && (
          <>
            {' '}
            {deliveryTexts.call}{' '}
            <a href={telephoneLink(phone)} className={linkClass}>
              {phone}
            </a>
          </>
        )}
        .
      </p>
    </div>
  );
}

function ProblemLinks({ problems }: { problems: FieldProblems }) {
  const wrong = formOrder.filter((name) => problems[name]);
  const problemClass = useStyle(problemStyle);
  return (
    <ul className={useStyle(problemsStyle)}>
      {wrong.map((name) => (
        <li key={name}>
          <a href={`#${name}`} className={problemClass}>
            {problems[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
