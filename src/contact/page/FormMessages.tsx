import { createContext, type ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, rule, size, typography } from '../../theme.ts';
import { checkboxes, lineFields, multilineFields } from '../fields.ts';
import type { RefusedRequest } from '../rules.ts';
import { deliveryTexts, failedTexts, formNotices, formTexts, slowTexts } from '../texts.ts';
import { useFormState } from './form-state.ts';

/** Shows and announces how sending goes or went, and announces what changes in the form. */
export function FormStatus() {
  const step = useFormState('step');
  const sending = step === 'sending';
  const isSlow = useFormState('isSlow');
  const uploaded = useFormState('uploaded');
  const failure = useFormState('failure');
  const reference = useFormState('reference');
  const { words, times } = useFormState('announcement');
  return (
    <>
      {sending && uploaded !== undefined && <UploadProgress share={uploaded} />}
      {sending && isSlow && <StillSending />}
      {failure && <FailureHelp {...failure} />}
      {step === 'sent' && <Confirmation reference={reference} />}
      {/* Announces what screen readers do not: the change of a disabled button, the problem of a field that already has
          the focus, and the removal of a file. */}
      <output>
        {sending ? (
          <span>{isSlow ? <StillSending isSpoken /> : formTexts.submitting}</span>
        ) : (
          words && <span key={times}>{words}</span>
        )}
      </output>
    </>
  );
}

const progressStyles = {
  label: { display: 'flex', gap: '12px', justifyContent: 'space-between', fontWeight: 600 },
  bar: { display: 'block', width: '100%', height: '20px', accentColor: color.ink },
} satisfies Styles;

/**
 * Shows the progress of the upload. A live region, empty at first, announces each quarter.
 *
 * @param share from 0 to 1.
 */
function UploadProgress({ share }: { share: number }) {
  const classes = useStyles(progressStyles);
  const percent = Math.floor(share * 100);
  const quarter = percent - (percent % 25);
  return (
    <div data-screen>
      <label htmlFor="upload" className={classes.label}>
        Uploading the files <span aria-hidden>{`${percent}%`}</span>
      </label>
      <progress id="upload" className={classes.bar} value={percent} max={100} />
      <output>{quarter > 0 && `${quarter}% uploaded`}</output>
    </div>
  );
}

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

const messageStyles = {
  root: {
    display: 'flex',
    gap: '14px',
    padding: '14px 18px 16px 14px',
    border: rule.frame,
    borderRadius: size.radius,
    background: color.white,
  },
  title: { ...typography.condensed, display: 'block', marginBottom: '2px' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
  reference: { display: 'block', marginTop: '6px' },
} satisfies Styles;

/** A message at the end of the form. No live region: a notice or the form's `output` announces the words. */
function Message({ icon, title, children }: { icon: string; title: string | undefined; children: ReactNode }) {
  const classes = useStyles(messageStyles);
  return (
    <p className={classes.root}>
      <Icon name={icon} />
      <span className={classes.words}>
        {title && <strong className={classes.title}>{title}</strong>}
        {children}
      </span>
    </p>
  );
}

/** Says what to do if a line is down and sending takes long, as a message or in plain words for screen readers. */
export function StillSending({ isSpoken }: { isSpoken?: true }) {
  const { email, phone } = useSite();
  const { root } = useStyles(linkStyles);
  const words = phone ? slowTexts.call : slowTexts.write;
  if (isSpoken) return `${slowTexts.title}. ${words} ${phone || email}.`;
  return (
    <Message icon={phone ? 'phone' : 'mail'} title={slowTexts.title}>
      {`${words} `}
      <a href={phone ? telephoneLink(phone) : `mailto:${email}`} className={root}>
        {phone ? <PhoneNumber /> : email}
      </a>
      .
    </Message>
  );
}

/** Says why a request was not sent, and what to do. */
function FailureHelp({ title, text }: NoticeText) {
  const again = title === formNotices.notSent.title ? `${failedTexts.again} ` : '';
  return (
    <Message icon="warning" title={title}>
      {`${text} ${failedTexts.kept} ${again}`}
      <EmailOrCall sentence={deliveryTexts.write} />
    </Message>
  );
}

/** Confirms the request until the visitor enters something. The notice disappears earlier. */
function Confirmation({ reference }: { reference: string | undefined }) {
  const { title, text } = formNotices.sent;
  return (
    <Message icon="check" title={title}>
      {`${text} `}
      {reference && <Reference reference={reference} />}
    </Message>
  );
}

/** Shows the reference of a sent request, as in its mail. */
export function Reference({ reference }: { reference: string }) {
  const classes = useStyles(messageStyles);
  return (
    <span className={classes.reference}>
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
