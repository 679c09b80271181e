import { css } from '@emotion/react';
import type { Point } from '../content/page-parts.ts';
import { color, heading, media, rule, size } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

const style = css({
  counterReset: 'note',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    alignItems: 'baseline',
    padding: '30px 0 34px',
    borderBottom: rule.cell,
    counterIncrement: 'note',
    '&:last-of-type': { borderBottom: 0 },
    '&::before': {
      ...heading,
      content: 'counter(note)',
      paddingLeft: size.cell,
      fontSize: '44px',
      fontWeight: 400,
      color: color.steel7,
    },
  },
  '& h3': { ...heading, gridColumn: '2 / 8', fontSize: 'clamp(36px, 3.4vw, 48px)' },
  '& p': { gridColumn: '8 / 13', maxWidth: '35em', padding: `0 ${size.cell}` },
  [media.tablet]: {
    '& > li': { gridTemplateColumns: '72px calc(50% - 72px) 50%' },
    '& h3': { gridColumn: 2, paddingRight: '20px' },
    '& p': { gridColumn: 3, paddingLeft: 0 },
  },
  [media.phone]: {
    '& > li': {
      gridTemplateColumns: '40px minmax(0, 1fr)',
      padding: `20px ${size.cellPhone} 24px`,
      '&::before': { paddingLeft: 0, fontSize: '32px' },
    },
    '& h3': { gridColumn: 2, fontSize: '32px' },
    '& p': { gridColumn: 2, marginTop: '8px', padding: 0 },
  },
});

/** Numbered points, each with its title at the left and its text at the right. */
export function NumberedList({ notes }: { notes: readonly Point[] }) {
  return (
    <ol className={useStyle(style)}>
      {notes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
