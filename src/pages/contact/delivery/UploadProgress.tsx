import { useStyle, type Style } from '../../../styles/useStyle.ts';
import { color, media } from '../../../theme.ts';

const style: Style = {
  '& label': { display: 'flex', gap: '12px', justifyContent: 'space-between', fontWeight: 600 },
  '& progress': { display: 'block', width: '100%', height: '20px', accentColor: color.ink },
  [media.print]: { display: 'none' },
};

/** Shows the progress of the upload. A screen reader announces each quarter, from a live region that is empty at first. */
export function UploadProgress({ percent }: { percent: number }) {
  const quarter = percent - (percent % 25);
  return (
    <div className={useStyle(style)}>
      <label htmlFor="upload">
        Uploading the files <span aria-hidden>{percent} %</span>
      </label>
      <progress id="upload" value={percent} max={100} />
      <output className="visually-hidden">{quarter > 0 && `${quarter} % uploaded`}</output>
    </div>
  );
}
