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
  // To the edges of its cell, like a window onto the whole drawing.
  '& svg': {
    width: `calc(100% + 2 * ${size.cell})`,
    margin: `0 -${size.cell} 20px`,
    borderBottom: `1px solid ${color.steel4}`,
  },
  '& a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& li:hover a': { textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
  [media.belowDesktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& li:nth-of-type(2n)': { borderRight: 0 },
    '& li:nth-of-type(-n + 2)': { borderBottom: `1px solid ${color.steel4}` },
  },
  // Its drawing is as high as the one beside it.
  [media.tablet]: { '& li:nth-of-type(2n)': { borderRight: '1px solid transparent' } },
  [media.phoneOrPaper]: {
    // Each case study below shows its drawing again.
    '& svg': { display: 'none' },
    '& li': { padding: `16px ${size.cellPhone} 18px` },
  },
});

const numberStyle = css({ ...label, color: color.fog, [media.print]: { color: 'inherit' } });

const titleStyle = css({
  ...heading,
  margin: '2px 0 6px',
  fontSize: '27px',
  lineHeight: 1.08,
  [media.phoneOrPaper]: { fontSize: '22px' },
});

const clientStyle = css({ fontSize: '16px', color: color.fog, [media.print]: { color: 'inherit' } });

/** The case studies in short, each with the link to it further down the page. */
export function ProjectIndex() {
  const listClass = useStyle(style);
  const numberClass = useStyle(numberStyle);
  const titleClass = useStyle(titleStyle);
  const clientClass = useStyle(clientStyle);
  return (
    <ol className={listClass}>
      {projects.map(({ drawing, title, client }, index) => (
        <li key={drawing}>
          <Drawing sprite={projectSprite} name={drawing} crop={drawingCrops[drawing]} />
          <p className={numberClass}>Sheet {index + 1}</p>
          <p className={titleClass}>
            <a href={`#${drawing}`}>{title}</a>
          </p>
          <p className={clientClass}>{client}</p>
        </li>
      ))}
    </ol>
  );
}
