import { DimensionLine } from '../../components/DimensionLine.tsx';
import { terms } from '../../content/legal/terms.ts';
import type { Page } from '../../page.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { gridLines, linkUnderline, media, size, space, typography } from '../../theme.ts';
import { LegalDocument } from './LegalDocument.tsx';

const styles = {
  root: { padding: `20px ${space.cell}`, [media.print]: { paddingBlock: '4pt' } },
  entry: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '0 28px',
    ...gridLines.between,
    [media.phone]: { display: 'block', paddingTop: '12px' },
  },
  link: {
    ...typography.note,
    display: 'block',
    minHeight: size.target,
    padding: '10px 0',
    textDecoration: 'none',
    '&:hover': linkUnderline,
    [media.print]: { minHeight: 0, padding: '2pt 0' },
  },
  days: typography.condensed,
} satisfies Styles;

const { deadlines } = terms.atAGlance;
const longest = Math.max(...deadlines.map(({ days }) => days));
/** The bars of the deadlines at one scale; the longest bar fills its column. */
const barStyles = deadlines.map(({ days }): Style => ({ width: `${(days / longest) * 100}%`, margin: 0, gap: 0 }));

/** The terms, after their time limits at one scale. Each limit links to its clause. */
function TermsPage() {
  const classes = useStyles(styles);
  return (
    <LegalDocument text={terms}>
      <ul className={classes.root}>
        {deadlines.map(({ clause, days, text }, index) => (
          <li key={clause} className={classes.entry}>
            <DimensionLine style={barStyles[index]} />
            <a href={`#${clause}`} className={classes.link}>
              <b className={classes.days}>{`${days} days`}</b>
              {` ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </LegalDocument>
  );
}

export const { Component, summary } = { Component: TermsPage, summary: terms.summary } satisfies Page;
