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
 * Shows the progress of the upload. A live region, empty at first, announces each quarter.
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

/** Says what to do after a failed request. No live region, because the notice is announced. */
export function FailureHelp() {
  const classes = useStyles(messageStyles);
  return (
    <p className={classes.root}>
      <Icon name="warning" />
      <span className={classes.words}>
        <strong className={classes.title}>{failedTexts.title}</strong>
        {`${failedTexts.text} `}
        <EmailOrCall sentence={failedTexts.write} linkClass={classes.link} />
      </span>
    </p>
  );
}

/** Confirms the request until the visitor enters something. The notice disappears earlier and is announced, so this is no live region. */
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
