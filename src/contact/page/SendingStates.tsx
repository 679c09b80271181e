import { Icon } from '../../components/Icon.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, rule, size, typography } from '../../theme.ts';
import { deliveryTexts, failedTexts, formNotices } from '../texts.ts';
import { EmailOrCall } from './EmailOrCall.tsx';

const progressStyles = {
  label: { display: 'flex', gap: '12px', justifyContent: 'space-between', fontWeight: 600 },
  bar: { display: 'block', width: '100%', height: '20px', accentColor: color.ink },
} satisfies Styles;

/**
 * Shows the progress of the upload. A screen reader announces each quarter, from a live region that is empty at first.
 *
 * @param share from 0 to 1.
 */
export function UploadProgress({ share }: { share: number }) {
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
  reference: { display: 'block', marginTop: '6px' },
} satisfies Styles;

/** Says what helps when a request has failed. It is no live region, because the notice is announced. */
export function FailureHelp() {
  const classes = useStyles(messageStyles);
  return (
    <p className={classes.root}>
      <Icon name="warning" />
      <span className={classes.words}>
        <strong className={classes.title}>{failedTexts.title}</strong>
        {`${failedTexts.text} `}
        <EmailOrCall write={failedTexts.write} linkClass={classes.link} />
      </span>
    </p>
  );
}

/** Says that the request was sent, until the visitor enters something: the notice goes earlier. It is no live region either. */
export function Confirmation({ reference }: { reference: string | undefined }) {
  const classes = useStyles(messageStyles);
  const { title, text } = formNotices.sent;
  return (
    <p className={classes.root}>
      <Icon name="check" />
      <span>
        <strong className={classes.title}>{title}</strong>
        {`${text} `}
        {reference && <Reference reference={reference} />}
      </span>
    </p>
  );
}

/** Names a request that was sent, as its mail does. */
export function Reference({ reference }: { reference: string }) {
  const classes = useStyles(messageStyles);
  return (
    <span className={classes.reference}>
      {`${deliveryTexts.reference} `}
      <strong translate="no">{reference}</strong>
    </span>
  );
}
