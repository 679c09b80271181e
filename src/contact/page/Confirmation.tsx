import { Icon } from '../../components/Icon.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { deliveryTexts, formNotices } from '../texts.ts';
import { messageBox } from './message-box.ts';

/**
 * Says that the request was sent, until the visitor enters something: the notice goes earlier. It is no live region, because
 * the notice is announced.
 */
export function Confirmation({ reference }: { reference: string | undefined }) {
  const classes = useStyles(messageBox);
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

const referenceStyles = { root: { display: 'block', marginTop: '6px' } } satisfies Styles;

/** Names a request that was sent, as its mail does. */
export function Reference({ reference }: { reference: string }) {
  const classes = useStyles(referenceStyles);
  return (
    <span className={classes.root}>
      {`${deliveryTexts.reference} `}
      <strong>{reference}</strong>
    </span>
  );
}
