import { css } from '@emotion/react';
import projectSprite from 'drawings:projects';
import { projects } from '../../content/projects.ts';
import { color, heading, label, media, size } from '../../theme.ts';
import { drawingCrops } from './drawing-crops.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '--labels': 'hidden',
  '& li': {
    position: 'relative',
    padding: `0 ${size.cell} 24px`,
    borderRight: `1px solid ${color.steel4}`,
    '&:last-of-type': { borderRight: 0 },
  },
  // To the edges of its cell, like a window onto the sheet.
  '& svg': {
    width: `calc(100% + 2 * ${size.cell})`,
    margin: `0 -${size.cell} 20px`,
    borderBottom: `1px solid ${color.steel4}`,
  },
  '& .sheet': { ...label, color: color.fog },
  '& .title': { ...heading, margin: '2px 0 6px', fontSize: '27px', lineHeight: 1.08 },
  '& a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& li:hover a': { textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
  '& .client': { fontSize: '16px', color: color.fog },
  '@media (max-width: 1100px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li:nth-of-type(2n)': { borderRight: 0 },
    '& li:nth-of-type(-n + 2)': { borderBottom: `1px solid ${color.steel4}` },
  },
  [media.phone]: {
    // Each sheet below shows its drawing again.
    '& svg': { display: 'none' },
    '& li': { padding: `16px ${size.cellPhone} 18px` },
    '& .title': { fontSize: '22px' },
  },
  [media.print]: { '& .sheet, & .client': { color: 'inherit' } },
});

/** The index of the drawing set: each case and the way to its sheet. */
export function ProjectIndex() {
  return (
    <ol className={useStyle(style)}>
      {projects.map(({ drawing, title, client }, index) => (
        <li key={drawing}>
          <Drawing sprite={projectSprite} name={drawing} crop={drawingCrops[drawing]} />
          <p className="sheet">Sheet {index + 1}</p>
          <p className="title">
            <a href={`#${drawing}`}>{title}</a>
          </p>
          <p className="client">{client}</p>
        </li>
      ))}
    </ol>
  );
}
