import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Hero } from '../../components/Hero.tsx';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { spaced } from '../../components/spaced.ts';
import { telephoneLink } from '../../content/company/company.ts';
import type { Page } from '../../page.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, rule, size, typography } from '../../theme.ts';
import { readReference } from '../addresses.ts';
import { textFields } from '../fields.ts';
import type { RefusedRequest } from '../rules.ts';
import { deliveryTexts, formNotices, sentTexts, withoutScripts } from '../texts.ts';
import { Reference } from './Confirmation.tsx';
import { EmailOrCall } from './EmailOrCall.tsx';

const helpStyles = {
  root: { padding: '20px 24px 22px', border: rule.frame, borderLeftWidth: '8px', '& > p': { maxWidth: '38em' } },
  title: { ...typography.cardTitle, marginBottom: '10px' },
  link: { fontWeight: 600 },
} satisfies Styles;

/** How to reach us where scripts are off and the form could not send. */
export function NoScriptHelp() {
  const { email, phone } = useSite();
  const classes = useStyles(helpStyles);
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

/** Set only on the server, when a browser without scripts has posted the form. */
export const RefusedRequestContext = createContext<RefusedRequest | undefined>(undefined);

export const useRefusedRequest = () => use(RefusedRequestContext);

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
  link: { fontWeight: 600 },
} satisfies Styles;

/**
 * Shows why a posted request was refused, with links to the wrong fields, and other ways to reach us. It takes the focus, so
 * that it is in view.
 */
export function RefusalNotice({ notice, problems, filesLost, textCut }: RefusedRequest) {
  const classes = useStyles(refusalStyles);
  const wrong = ([...textFields, 'files', 'terms'] as const).filter((name) => problems[name]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page has no script that could move the focus.
    <div className={classes.root} role="alert" tabIndex={-1} autoFocus>
      <h2 className={classes.title}>{notice.title}</h2>
      <p>{notice.text}</p>
      {wrong.length > 0 && (
        <ul className={classes.problems}>
          {spaced(
            wrong.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className={classes.problem}>
                  {problems[name]}
                </a>
              </li>
            )),
          )}
        </ul>
      )}
      {textCut && <p>{deliveryTexts.textCut}</p>}
      {filesLost && <p>{deliveryTexts.filesLost}</p>}
      <p>
        <EmailOrCall write={deliveryTexts.write} linkClass={classes.link} />
      </p>
    </div>
  );
}

/** Confirms a request that a browser without scripts has sent. It has no route, because only the server knows it. */
function SentPage() {
  const reference = readReference(useLocation().search);
  return (
    <Hero
      label={formNotices.sent.title}
      title={formNotices.sent.title}
      lead={
        <>
          {`${formNotices.sent.text} `}
          {reference && <Reference reference={reference} />}
        </>
      }
      actions={<ButtonLink href="/">{sentTexts.home}</ButtonLink>}
    />
  );
}

export const sentPage: Page = { summary: sentTexts.summary, Component: SentPage, noindex: true };
