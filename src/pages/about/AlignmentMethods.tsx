import aboutSprite from 'drawings:about';
import { cellsStyle, cellStyle, inThirds } from '../../components/cells.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { lettering, type } from '../../theme.ts';

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

const listStyle: Style = { margin: '-21px 0 -13px' };
const drawingStyle: Style = { maxWidth: '480px', fontSize: lettering.more };
const captionStyle: Style = { ...type.card, marginTop: '16px' };

/** The same shaft coupling measured in three ways, from the oldest to the one in use now. */
export function AlignmentMethods() {
  const methodClass = useStyle(cellStyle);
  const captionClass = useStyle(captionStyle);
  return (
    <ol className={useStyle(cellsStyle, inThirds, listStyle)}>
      {methods.map(({ name, caption, label }) => (
        <li key={name} className={methodClass}>
          <Drawing sprite={aboutSprite} name={name} label={label} style={drawingStyle} />
          <p className={captionClass}>{caption}</p>
        </li>
      ))}
    </ol>
  );
}
