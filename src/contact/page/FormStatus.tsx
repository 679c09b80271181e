import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import type { NoticeText } from '../../content/page-parts.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, rule, size, typography } from '../../theme.ts';
import { deliveryTexts, failedTexts, formNotices, formTexts, slowTexts } from '../texts.ts';
import { useFormState } from './form-state.ts';
import { EmailOrCall, Reference } from './FormMessages.tsx';

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
          <span>{isSlow ? <StillSendingWords /> : formTexts.submitting}</span>
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
  link: { fontWeight: 600 },
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

/** Says what to do if a line is down and sending takes long. */
export function StillSending() {
  const { email, phone } = useSite();
  const classes = useStyles(messageStyles);
  return (
    <Message icon={phone ? 'phone' : 'mail'} title={slowTexts.title}>
      {`${phone ? slowTexts.call : slowTexts.write} `}
      <a href={phone ? telephoneLink(phone) : `mailto:${email}`} className={classes.link}>
        {phone ? <PhoneNumber /> : email}
      </a>
      .
    </Message>
  );
}

/** Says the same in plain words, which screen readers read out. */
function StillSendingWords() {
  const { email, phone } = useSite();
  return `${slowTexts.title}. ${phone ? `${slowTexts.call} ${phone}` : `${slowTexts.write} ${email}`}.`;
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
