import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color } from '../../theme.ts';

const styles = {
  label: { display: 'flex', gap: '12px', justifyContent: 'space-between', fontWeight: 600 },
  bar: { display: 'block', width: '100%', height: '20px', accentColor: color.ink },
} satisfies Styles;

/**
 * Shows the progress of the upload. A screen reader announces each quarter, from a live region that is empty at first.
 *
 * @param share from 0 to 1.
 */
export function UploadProgress({ share }: { share: number }) {
  const classes = useStyles(styles);
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
