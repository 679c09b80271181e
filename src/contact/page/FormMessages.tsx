import { createContext } from 'react';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, size, typography } from '../../theme.ts';
import { checkboxes, lineFields, multilineFields } from '../fields.ts';
import type { RefusedRequest } from '../rules.ts';
import { deliveryTexts, formTexts } from '../texts.ts';

const linkStyles = { root: { fontWeight: 600 } } satisfies Styles;

/** Continues a sentence with our e-mail address, and with our phone number if one is set. */
export function EmailOrCall({ sentence, isQuiet }: { sentence: string; isQuiet?: true }) {
  const { email, phone } = useSite();
  const { root } = useStyles(linkStyles);
  const link = isQuiet ? undefined : root;
  return (
    <>
      {`${sentence} `}
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
      {phone && (
        <>
          {` ${formTexts.call} `}
          <a href={telephoneLink(phone)} className={link}>
            <PhoneNumber />
          </a>
        </>
      )}
      {'. '}
    </>
  );
}

const referenceStyles = { root: { display: 'block', marginTop: '6px' } } satisfies Styles;

/** Shows the reference of a sent request, as in its mail. */
export function Reference({ reference }: { reference: string }) {
  const classes = useStyles(referenceStyles);
  return (
    <span className={classes.root}>
      {`${deliveryTexts.reference} `}
      <strong translate="no">{reference}</strong>
    </span>
  );
}

const refusalStyles = {
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
} satisfies Styles;

/** Set only on the server, after a browser without scripts has posted the form. */
export const RefusedRequestContext = createContext<RefusedRequest | undefined>(undefined);

/**
 * Shows why a posted request was refused, with links to the wrong fields and other ways to reach us. Takes the focus, which scrolls
 * the notice into view.
 */
export function RefusalNotice({ notice, problems, filesLost }: RefusedRequest) {
  const classes = useStyles(refusalStyles);
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
                {problems[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {filesLost && <p>{deliveryTexts.filesLost}</p>}
      <p>
        <EmailOrCall sentence={deliveryTexts.write} />
      </p>
    </div>
  );
}
