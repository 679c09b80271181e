import industrySprite from 'drawings:industries';
import { Drawing } from '../../components/Drawing.tsx';
import { industries } from '../../content/industries/industries.ts';
import { industriesOverview } from '../../content/pages/industries.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color, font, media, mutedColor, onScreen, rule, size, space, typography } from '../../theme.ts';
import { IndustryDetails } from './IndustryDetails.tsx';

const plant = {
  ...asHeading('cardTitle'),
  padding: '20px 12px',
  borderBottom: `1px solid ${color.steel5}`,
  verticalAlign: 'top',
  textAlign: 'center',
  [media.upToTablet]: typography.condensed,
  [media.phone]: {
    display: 'grid',
    gridTemplateColumns: '80px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    padding: `8px ${space.cell}`,
    textAlign: 'left',
  },
  [media.print]: { padding: '8px', borderTop: rule.frame, borderBottom: 0 },
} as const;

/** On phones the parts of the table are blocks, and each fact repeats the heading of its column. */
const styles = {
  root: {
    width: '100%',
    tableLayout: 'fixed',
    borderSpacing: 0,
    'table:where(&) thead th': {
      ...typography.small,
      padding: `12px 12px 12px ${space.cell}`,
      borderLeft: rule.cell,
      background: color.paper,
      color: mutedColor,
      fontWeight: 500,
      textAlign: 'left',
      '&:first-of-type': { width: '20%', borderLeft: 0 },
      // The headings stay in view over the plants, like the header.
      [onScreen.wideNotShort]: { position: 'sticky', top: size.header, zIndex: 1, borderBottom: rule.cell },
    },
    [media.phone]: {
      display: 'block',
      'table:where(&) thead': { display: 'none' },
      'table:where(&) :is(tbody, tr)': { display: 'block' },
    },
  },
  industry: {
    // Below the headings of the columns.
    scrollMarginTop: '40px',
    '&:target': { background: color.white, '--ground': color.white },
    [media.phone]: { scrollMarginTop: 0 },
    [media.print]: { breakInside: 'avoid' },
  },
  plant,
  /** The cell of an industry with a page. */
  linkedPlant: [plant, { boxShadow: `inset 8px 0 ${color.amber}` }],
  fact: {
    ...typography.condensed,
    padding: `20px 12px 20px ${space.cell}`,
    borderTop: rule.frame,
    borderLeft: rule.cell,
    verticalAlign: 'top',
    [media.phone]: {
      ...typography.note,
      lineHeight: 1.35,
      fontStretch: font.control,
      display: 'grid',
      gridTemplateColumns: 'minmax(80px, min-content) minmax(0, 1fr)',
      alignItems: 'baseline',
      gap: '12px',
      padding: `4px ${space.cell}`,
      border: 0,
    },
    [media.print]: { padding: '6px 8px', fontSize: '11pt' },
  },
  /** The heading of the column. Phones show the heading beside each fact. */
  label: {
    ...typography.small,
    display: 'none',
    color: mutedColor,
    fontWeight: 400,
    [media.phone]: { display: 'block' },
  },
} satisfies Styles;

const drawingStyle: Style = { maxWidth: '210px', margin: '0 auto 16px', [media.phone]: { margin: 0 } };

/** A row per industry: how and when a crew gets in, and for which job; lists and links are below. */
export function IndustryMatrix({ titleId }: { titleId: string }) {
  const { matrix } = industriesOverview;
  const labels = matrix.columns;
  const classes = useStyles(styles);
  return (
    <table aria-labelledby={titleId} className={classes.root}>
      <thead>
        <tr>
          {Object.values(labels).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {industries.map((industry) => (
        <tbody key={industry.slug} id={industry.slug} className={classes.industry}>
          <tr>
            <th
              scope="rowgroup"
              rowSpan={2}
              data-ground="ink"
              className={industry.hasPage ? classes.linkedPlant : classes.plant}
            >
              <Drawing sprite={industrySprite} name={industry.slug} style={drawingStyle} />
              {industry.title}
            </th>
            {(['entryRule', 'window', 'typicalJob'] as const).map((fact) => (
              <td key={fact} className={classes.fact}>
                <span className={classes.label}>{labels[fact]}</span>
                {` ${industry[fact]}`}
              </td>
            ))}
          </tr>
          <tr>
            <IndustryDetails industry={industry} />
          </tr>
        </tbody>
      ))}
    </table>
  );
}
