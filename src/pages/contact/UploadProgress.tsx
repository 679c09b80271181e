import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color } from '../../theme.ts';

const labelStyle: Style = { display: 'flex', gap: '12px', justifyContent: 'space-between', fontWeight: 600 };
const barStyle: Style = { display: 'block', width: '100%', height: '20px', accentColor: color.ink };

/**
 * Shows the progress of the upload. A screen reader announces each quarter, from a live region that is empty at first.
 *
 * @param share from 0 to 1.
 */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  const quarter = percent - (percent % 25);
  return (
    <div data-screen>
      <label htmlFor="upload" className={useStyle(labelStyle)}>
        Uploading the files <span aria-hidden>{`${percent} %`}</span>
      </label>
      <progress id="upload" className={useStyle(barStyle)} value={percent} max={100} />
      <output className="visually-hidden">{quarter > 0 && `${quarter} % uploaded`}</output>
    </div>
  );
}
