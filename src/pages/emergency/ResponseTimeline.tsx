import { responseTiers } from '../../content/services/emergency-repair/page.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, font, media, onScreen, space, typography } from '../../theme.ts';

/** Windows with a horizontal timeline. Phones have a vertical one, and so has paper, where pages would cut a horizontal one. */
const horizontal = onScreen.fromTablet;

/**
 * Returns the position of a time on the horizontal timeline, in percent of its length. Times up to four hours are to scale, on the
 * first half. Longer times are at the end, after a break in the line.
 */
export const placeOnLine = (hours: number) => (hours <= 4 ? hours * 12.5 : 100);

const styles = {
  root: { padding: `calc(1.5 * ${space.row}) ${space.cell}` },
  /** The visitor's call and, on the horizontal line, the hours. */
  scale: {
    ...typography.strong,
    position: 'relative',
    lineHeight: 1,
    fontStretch: font.condensed,
    // The start of the vertical line.
    '&::after': { content: '""', display: 'block', width: '20px', borderTop: '2px solid', marginTop: '6px' },
    [horizontal]: {
      // The first hour may be too short for both labels in one line.
      paddingBottom: 'calc(1em + 20px)',
      borderBottom: '2px solid',
      // The break in the horizontal line.
      '&::after': {
        position: 'absolute',
        left: '75%',
        bottom: '-10px',
        width: '9px',
        height: '18px',
        border: 'solid',
        borderWidth: '0 1.5px',
        background: 'var(--ground)',
        transform: 'skewX(-20deg)',
      },
    },
  },
  /** Not clipped on paper, because Firefox prints nothing of a clipped list after a page break. */
  list: { [horizontal]: { borderLeft: '2px solid', clipPath: 'inset(-8px 0 -5px)' } },
} satisfies Styles;

/** The tiers with the end of their arrows, `--end`, where the hours are written. */
const tiers = responseTiers.map((tier) => ({ tier, end: { '--end': `${placeOnLine(tier.hours)}%` } }));

/** The response tiers, each with an arrow from the visitor's call along one timeline, horizontal on wide screens and vertical on phones. */
export function ResponseTimeline() {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <div aria-hidden className={classes.scale}>
        {'Request, 0 h '}
        {tiers.map((each) => (
          <HourMark key={each.tier.hours} {...each} />
        ))}
      </div>
      <ol className={classes.list}>
        {tiers.map((each) => (
          <ResponseTier key={each.tier.type} {...each} />
        ))}
      </ol>
    </div>
  );
}

interface TierProps {
  tier: (typeof responseTiers)[number];
  end: Style;
}

const markStyles = {
  root: {
    display: 'none',
    [horizontal]: {
      display: 'block',
      position: 'absolute',
      bottom: '12px',
      left: 'var(--end)',
      transform: 'translateX(-50%)',
      whiteSpace: 'nowrap',
    },
  },
} satisfies Styles;

/** An hour on the horizontal line. */
function HourMark({ tier, end }: TierProps) {
  const classes = useStyles(markStyles, asRoot(end));
  return <span className={classes.root}>{`${Number(tier.hours.toFixed(2))} h`}</span>;
}

/** Hides the lines behind the words. */
const overLines = { padding: '4px 12px 0 0', background: 'var(--ground)' } as const;

const tierStyles = {
  root: {
    position: 'relative',
    padding: '22px 0 0 36px',
    // From the bottom up to the arrow.
    '--tip': 'calc(100% - 42px)',
    [horizontal]: {
      display: 'grid',
      justifyContent: 'start',
      padding: '24px 2px 20px calc(var(--end) + 16px)',
      '--tip': '48px',
    },
    // Time and meaning share a line, so that the page fits on one sheet.
    [media.print]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '8px',
      paddingTop: '4px',
      '--tip': 'calc(100% - 22px)',
    },
    '&:first-of-type': { '--title': color.red },
    // The longest arrow leaves room only above the line. The vertical line ends at the arrow's tip.
    '&:last-of-type': {
      '--below': 'var(--tip)',
      [horizontal]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        padding: '24px 2px 16px 16px',
        '--tip': '0px',
      },
    },
  },
  title: {
    ...typography.entryTitle,
    color: 'var(--title, inherit)',
    [horizontal]: overLines,
    [media.print]: { flex: 'none', fontSize: '14pt' },
  },
  arrow: {
    '&::before, &::after': { content: '""', position: 'absolute', left: 0, bottom: 'var(--tip)' },
    // The line from the call, behind the words.
    '&::before': {
      top: 0,
      bottom: 'var(--below, 0)',
      zIndex: -1,
      width: '12px',
      borderRight: `1.5px solid ${color.ink}`,
    },
    // The arrow head and its stop: a clipped border, because paper and forced colors keep borders.
    '&::after': {
      width: '22px',
      borderTop: '14px solid',
      clipPath: 'polygon(7px 0,15px 0,11px 13px,22px 13px,22px 100%,0 100%,0 13px,11px 13px)',
    },
    [horizontal]: {
      // The line begins far above, and the list clips the line at the top.
      '&::before': {
        top: '-999%',
        bottom: 'var(--tip)',
        width: 'var(--end)',
        border: 'solid',
        borderWidth: '0 1.5px 1.5px 0',
      },
      // The line and its two arrow heads.
      '&::after': {
        width: 'var(--end)',
        borderTopWidth: '8px',
        marginBottom: '-4px',
        clipPath: 'polygon(0 50%,13px 0,13px 100%,0 50%,100% 50%,calc(100% - 13px) 0,calc(100% - 13px) 100%,100% 50%)',
      },
    },
  },
  text: { paddingTop: '4px', lineHeight: 1.4, [horizontal]: overLines, [media.print]: { fontSize: '10pt' } },
  kind: { fontStretch: font.control },
} satisfies Styles;

/** A response tier: its time, its meaning, and an arrow as long as the time. */
function ResponseTier({ tier, end }: TierProps) {
  const classes = useStyles(tierStyles, asRoot(end));
  return (
    <li className={classes.root}>
      <h3 className={classes.title}>
        {tier.time}
        <span className={classes.arrow} />
      </h3>
      <p className={classes.text}>
        <b className={classes.kind}>{`${tier.type}.`}</b>
        {` ${tier.desc}`}
      </p>
    </li>
  );
}
