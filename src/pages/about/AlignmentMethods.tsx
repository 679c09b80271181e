import aboutSprite from 'drawings:about';
import { Drawing } from '../../components/Drawing.tsx';
import { inThirds, wrapGrid } from '../../components/layouts.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { lettering, media, typography } from '../../theme.ts';

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

const styles = {
  list: [
    wrapGrid.list,
    inThirds,
    {
      margin: '-21px 0 -13px',
      [media.tablet]: { '--cell-width': 'calc(100% / 3 - 1px)' },
      [media.upToUprightTablet]: { '--cell-width': '100%' },
    },
  ],
  /** The caption is below the drawing, or beside the drawing on an upright tablet. */
  method: {
    ...wrapGrid.cell,
    [media.tablet]: { paddingInline: '20px' },
    [media.upToUprightTablet]: { display: 'flex', alignItems: 'center', gap: '28px' },
    [media.phone]: { display: 'block' },
  },
  caption: { ...typography.cardTitle, marginTop: '16px' },
} satisfies Styles;

const drawingStyle: Style = {
  maxWidth: '480px',
  fontSize: lettering.more,
  [media.tablet]: { '--labels': 'visible', fontSize: lettering.most },
  [media.upToUprightTablet]: { flex: '0 0 60%', fontSize: lettering.much },
};

/** The same shaft coupling measured by three methods, from the oldest to ours. */
export function AlignmentMethods() {
  const classes = useStyles(styles);
  return (
    <ol className={classes.list}>
      {methods.map(({ name, caption, label }) => (
        <li key={name} className={classes.method}>
          <Drawing sprite={aboutSprite} name={name} label={label} style={drawingStyle} />
          <p className={classes.caption}>{caption}</p>
        </li>
      ))}
    </ol>
  );
}
