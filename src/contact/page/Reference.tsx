import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { deliveryTexts } from '../texts.ts';

const styles = { root: { display: 'block', marginTop: '6px' } } satisfies Styles;

/** Names a request that was sent, as its mail does. */
export function Reference({ reference }: { reference: string }) {
  const classes = useStyles(styles);
  return (
    <span className={classes.root}>
      {deliveryTexts.reference} <strong>{reference}</strong>
    </span>
  );
}
