import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media } from '../../theme.ts';

const styles = {
  root: {
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    width: '100%',
    height: '100%',
    [media.forcedColors]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
} satisfies Styles;

/** Lines that are 28 px apart: each dash of such a wide line is a line across it. */
const lines = { stroke: color.grid, strokeDasharray: '1 27' };

/** Ruled paper behind a drawing. It is drawn itself, because Chrome's forced dark turns backgrounds, but no drawings. */
export function RuledPaper() {
  const classes = useStyles(styles);
  return (
    <svg className={classes.root} aria-hidden>
      <rect fill="var(--ground)" width="100%" height="100%" />
      <path d="M0 500H1440" strokeWidth={1000} {...lines} />
      <path d="M720 0V1000" strokeWidth={1440} {...lines} />
    </svg>
  );
}
