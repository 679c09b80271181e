import { createContext } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, size, typography } from '../../theme.ts';
import { checkboxes, lineFields, multilineFields } from '../fields.ts';
import type { RefusedRequest } from '../rules.ts';
import { deliveryTexts } from '../texts.ts';
import { EmailOrCall } from './EmailOrCall.tsx';
import { FilesProblem } from './FieldParts.tsx';

const styles = {
  root: {
    padding: '20px 24px 22px',
    background: color.amber,
    color: color.deep,
    '& > p': { maxWidth: '38em', whiteSpace: 'pre-line' },
  },
  title: { ...typography.cardTitle, marginBottom: '10px' },
  problems: { margin: '8px 0' },
  problem: {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.target,
    padding: '8px 0',
    lineHeight: 1.35,
    fontWeight: 600,
    whiteSpace: 'pre-line',
  },
  link: { fontWeight: 600 },
} satisfies Styles;

/** Set only on the server, after a browser without scripts has posted the form. */
export const RefusedRequestContext = createContext<RefusedRequest | undefined>(undefined);

/**
 * Shows why a posted request was refused, with links to the wrong fields and other ways to reach us. Takes the focus, which scrolls
 * the notice into view.
 */
export function RefusalNotice({ notice, problems, filesLost }: RefusedRequest) {
  const classes = useStyles(styles);
  const wrong = ([...lineFields, ...multilineFields, 'files', ...checkboxes] as const).filter((name) => problems[name]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page has no script that could move the focus.
    <div className={classes.root} role="alert" tabIndex={-1} autoFocus>
      <h2 className={classes.title}>{notice.title}</h2>
      <p>{notice.text}</p>
      {wrong.length > 0 && (
        <ul className={classes.problems}>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${name}`} className={classes.problem}>
                {name === 'files' ? <FilesProblem problem={problems.files ?? ''} /> : problems[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {filesLost && <p>{deliveryTexts.filesLost}</p>}
      <p>
        <EmailOrCall sentence={deliveryTexts.write} linkClass={classes.link} />
      </p>
    </div>
  );
}
