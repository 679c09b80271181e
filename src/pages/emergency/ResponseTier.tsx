import type { responseTiers } from '../../content/services/emergency-repair/page.ts';
import { asRoot, useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, font, media, typography } from '../../theme.ts';
import { horizontal } from './response-line.ts';

/** Hides the lines behind the words. */
const overLines = { padding: '4px 12px 0 0', background: 'var(--ground)' } as const;

const styles = {
  /** The timeline sets the end of the arrow, `--end`. */
  root: {},
  content: {
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
  },
  title: { ...typography.entryTitle, [horizontal]: overLines, [media.print]: { flex: 'none', fontSize: '14pt' } },
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

const ranks = {
  first: { title: { color: color.red } },
  between: {},
  /** The longest arrow leaves room only above the line. The vertical line ends at the arrow's tip. */
  last: {
    content: {
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
} satisfies Record<string, Styles<keyof typeof styles>>;

interface ResponseTierProps {
  tier: (typeof responseTiers)[number];
  rank: keyof typeof ranks;
  style: Style;
}

/** A response tier: its time, its meaning, and an arrow as long as the time. */
export function ResponseTier({ tier, rank, style }: ResponseTierProps) {
  const classes = useStyles(styles, ranks[rank], asRoot(style));
  return (
    <li className={classes.root}>
      <div className={classes.content}>
        <h3 className={classes.title}>
          {tier.time}
          <span className={classes.arrow} />
        </h3>
        <p className={classes.text}>
          <b className={classes.kind}>{`${tier.type}.`}</b>
          {` ${tier.desc}`}
        </p>
      </div>
    </li>
  );
}
