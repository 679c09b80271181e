import { responseTiers } from '../../content/services/emergency-repair/page.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { space } from '../../theme.ts';
import { HourMark, HourScale } from './HourScale.tsx';
import { horizontal, placeOnLine } from './response-line.ts';
import { ResponseTier } from './ResponseTier.tsx';

const styles = {
  root: { padding: `calc(1.5 * ${space.row}) ${space.cell}` },
  /** Not clipped on paper, because Firefox prints nothing of a clipped list after a page break. */
  list: { [horizontal]: { borderLeft: '2px solid', clipPath: 'inset(-8px 0 -5px)' } },
} satisfies Styles;

/** The tiers with the ends of their arrows, `--end`, where the hours are written. */
const tiers = responseTiers.map((tier) => ({ tier, end: { '--end': `${placeOnLine(tier.hours)}%` } }));

const rankOf = (index: number) => (index === 0 ? 'first' : index === tiers.length - 1 ? 'last' : 'between');

/** The response tiers, each with an arrow from the visitor's call along one timeline, horizontal on wide screens and vertical on phones. */
export function ResponseTimeline() {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <HourScale>
        {tiers.map(({ tier, end }) => (
          <HourMark key={tier.hours} hours={tier.hours} style={end} />
        ))}
      </HourScale>
      <ol className={classes.list}>
        {tiers.map(({ tier, end }, index) => (
          <ResponseTier key={tier.type} tier={tier} rank={rankOf(index)} style={end} />
        ))}
      </ol>
    </div>
  );
}
