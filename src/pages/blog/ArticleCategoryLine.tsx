import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, lettering, mutedColor, typography } from '../../theme.ts';

const styles = {
  root: {
    ...typography.small,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    color: mutedColor,
    fontWeight: 600,
  },
  sign: { flex: 'none', width: '34px', height: '30px' },
  triangle: { fill: 'none', stroke: color.ink, strokeWidth: 1.9 },
  number: { fill: color.ink, fontSize: lettering.more, fontWeight: 700, fontStretch: font.condensed },
} satisfies Styles;

/** The article's number in a triangle, as drawings number their revisions, and its category. */
export function ArticleCategoryLine({ number, children }: { number: number; children: string }) {
  const classes = useStyles(styles);
  return (
    <p className={classes.root}>
      <svg viewBox="0 0 34 30" aria-hidden className={classes.sign}>
        <path d="M17 2L32 28H2Z" className={classes.triangle} />
        <text x="17" y="24" textAnchor="middle" className={classes.number}>
          {number}
        </text>
      </svg>
      {children}
    </p>
  );
}
