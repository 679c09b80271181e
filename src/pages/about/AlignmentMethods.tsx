import aboutSprite from 'drawings:about';
import { cellsStyle, inThirds } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { lettering, media, type } from '../../theme.ts';

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

const style: Style = [
  inThirds,
  {
    margin: '-21px 0 -13px',
    '& p': { ...type.card, marginTop: '16px' },
    '& svg': { maxWidth: '480px', fontSize: lettering.more },
    // Labels would be too small here. The captions have the same words.
    [media.tablet]: { '& svg': { '--labels': 'hidden' } },
  },
];

/** The same shaft coupling measured in three ways, from the oldest to the one in use now. */
export function AlignmentMethods() {
  return (
    <ol className={useStyle(cellsStyle, style)}>
      {methods.map(({ name, caption, label }) => (
        <li key={name}>
          <Drawing sprite={aboutSprite} name={name} label={label} />
          <p>{caption}</p>
        </li>
      ))}
    </ol>
  );
}
