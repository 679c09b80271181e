import { css } from '@emotion/react';
import industrySprite from 'drawings:shared/industries';
import type { Industry } from '../../content/industries.ts';
import { industryLink } from '../../content/industry-link.ts';
import { color, heading, media, rule, size } from '../../theme.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& li': {
    position: 'relative',
    padding: `24px ${size.cell} 28px`,
    borderRight: rule.cell,
    borderBottom: rule.cell,
    '&:nth-of-type(4n)': { borderRight: 0 },
    '&:nth-last-of-type(-n + 4)': { borderBottom: 0 },
    '&:hover': { background: color.white, '--ground': color.white },
  },
  '& svg': { maxWidth: '270px', marginBottom: '16px' },
  '& h3': { ...heading, fontSize: '27px', marginBottom: '8px' },
  '& a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& li:hover a': { textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
  '& p': { fontSize: '16px', color: color.steel7 },
  [media.belowDesktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li': {
      '&:nth-of-type(2n)': { borderRight: 0 },
      '&:nth-last-of-type(-n + 4)': { borderBottom: rule.cell },
      '&:nth-last-of-type(-n + 2)': { borderBottom: 0 },
    },
  },
  // The drawings stand beside their words.
  [media.tablet]: {
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1fr 2fr',
      gridTemplateRows: 'auto 1fr',
      columnGap: '16px',
      padding: `24px ${size.cell}`,
    },
    '& h3': { fontSize: '25px' },
    '& svg': { gridRow: '1 / 3', margin: 0 },
  },
  [media.phone]: {
    '& li': { padding: `18px ${size.cellPhone}` },
    '& h3': { fontSize: '22px', marginBottom: 0 },
    '& p': { display: 'none' },
  },
});

/** The industries as drawings with their names; each leads to its page, or to its card on the overview. */
export function IndustryTiles({ industries }: { industries: readonly Industry[] }) {
  return (
    <ul className={useStyle(style)}>
      {industries.map((industry) => (
        <li key={industry.slug}>
          <Drawing sprite={industrySprite} name={industry.slug} />
          <h3>
            <a href={industryLink(industry)}>{industry.title}</a>
          </h3>
          <p>{industry.summary}</p>
        </li>
      ))}
    </ul>
  );
}
