import { css } from '@emotion/react';
import aboutSprite from 'drawings:about';
import { color, heading, media, size } from '../../theme.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

const methods = [
  {
    name: 'straightedge',
    caption: 'With a straightedge',
    label: 'A straightedge across the rims of a coupling, a feeler gauge under it, a taper gauge between the faces',
  },
  {
    name: 'dials',
    caption: 'With two dials on a bracket',
    label: 'A bracket on one shaft carries two dial indicators: one on the rim, one on the face of the other half',
  },
  {
    name: 'laser',
    caption: 'With a laser',
    label: 'A laser head on each shaft and the beam between them',
  },
] as const;

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '& li': {
    padding: `32px ${size.cell} 28px`,
    borderRight: `1px solid ${color.steel5}`,
    '&:last-of-type': { borderRight: 0 },
  },
  '& p': { ...heading, marginTop: '18px', fontSize: '25px' },
  '& svg': { fontSize: '14px' },
  // Too small for lettering; the captions say it.
  [media.tablet]: {
    '& li': { padding: `24px ${size.cell}` },
    '& svg': { '--labels': 'hidden' },
    '& p': { fontSize: '22px' },
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& li': {
      // On a wide phone the caption stands beside its drawing.
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '6px 32px',
      padding: `20px ${size.cellPhone} 22px`,
      borderRight: 0,
      borderBottom: `1px solid ${color.steel5}`,
      '&:last-of-type': { borderBottom: 0 },
    },
    '& svg': { flex: '1 1 300px', maxWidth: '480px', fontSize: '15px' },
    '& p': { flex: '1 1 180px', marginTop: 0, fontSize: '22px' },
  },
});

/** The same shaft coupling measured in three ways, from the oldest to the one in use now. */
export function AlignmentMethods() {
  return (
    <div className="ink">
      <ol className={useStyle(style)}>
        {methods.map(({ name, caption, label }) => (
          <li key={name}>
            <Drawing sprite={aboutSprite} name={name} label={label} />
            <p>{caption}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
