import industrySprite from 'drawings:shared/industries';
import { Drawing } from '../../components/Drawing.tsx';
import { inFours, wrapGrid } from '../../components/layouts.ts';
import { industryLink, type Industry } from '../../content/industries/industry.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, mutedColor, typography } from '../../theme.ts';

const styles = {
  list: [wrapGrid.list, inFours, { [media.phone]: { '--cell-width': '40%' } }],
  tile: {
    ...wrapGrid.linkedCell,
    '& > h3': {
      marginBottom: '8px',
      // The longest name must fit on one line.
      [media.phone]: { fontSize: typography.condensed.fontSize, marginBottom: 0 },
    },
    '& > p': { ...typography.note, color: mutedColor, [media.phone]: { display: 'none' } },
    // The drawings are beside their words.
    [media.tablet]: { display: 'grid', gridTemplate: 'auto 1fr / 1fr 2fr', columnGap: '16px' },
  },
  link: wrapGrid.link,
} satisfies Styles;

const drawingStyle: Style = { maxWidth: '270px', marginBottom: '16px', [media.tablet]: { gridRow: '1 / 3' } };

/** The industries as named drawings. Each links to its page, or to its card on the overview. */
export function IndustryTiles({ industries }: { industries: readonly Industry[] }) {
  const classes = useStyles(styles);
  return (
    <ul className={classes.list}>
      {industries.map((industry) => (
        <li key={industry.slug} className={classes.tile}>
          <Drawing sprite={industrySprite} name={industry.slug} style={drawingStyle} />
          <h3>
            <a href={industryLink(industry)} className={classes.link}>
              {industry.title}
            </a>
          </h3>
          <p>{industry.summary}</p>
        </li>
      ))}
    </ul>
  );
}
