import { css } from '@emotion/react';
import projectSprite from 'drawings:projects';
import type { Project } from '../../content/projects.ts';
import { color, columnLines, heading, label, media, rule, size } from '../../theme.ts';
import { drawingCrops } from './drawing-crops.ts';
import { ProjectRecord } from './ProjectRecord.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Section } from '../../components/Section.tsx';
import { useStyle } from '../../useStyle.ts';

const gridLine = (direction: string) =>
  `repeating-linear-gradient(to ${direction}, ${color.grid} 0 1px, transparent 1px 28px)`;

const style = css({
  '& > .head': {
    ...columnLines,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '6px 32px',
    padding: `56px ${size.cell} 32px`,
  },
  '& > .head h2': { ...heading, fontSize: 'clamp(46px, 5.2vw, 76px)' },
  '& > .head p': { ...label, fontSize: '16px' },
  '& > .plate': {
    padding: `28px ${size.cell}`,
    borderBlock: rule.frame,
    background: `${gridLine('right')}, ${gridLine('bottom')}, ${color.white}`,
    '--ground': color.white,
  },
  // The lettering keeps 12 px and more as rendered while the drawing shrinks with the sheet.
  '& > .plate > svg': { fontSize: '14px', '@media (max-width: 1300px)': { fontSize: '16.5px' } },
  '& > .plate > .crop': { display: 'none' },
  '& > .body': { display: 'grid', gridTemplateColumns: '7fr 5fr' },
  '& .story': { padding: `44px ${size.cell} 48px` },
  '& .story h3': { ...heading, marginBottom: '10px', fontSize: '32px' },
  '& .story p': { maxWidth: '72ch', marginBottom: '12px' },
  '& .story > div + div': { marginTop: '32px' },
  '& .story li': {
    maxWidth: '72ch',
    padding: '10px 0 10px 30px',
    borderBottom: rule.cell,
    background: `linear-gradient(${color.ink}, ${color.ink}) 0 1.45em / 16px 2px no-repeat`,
    '&:first-of-type': { borderTop: rule.cell },
  },
  '@media (max-width: 1100px)': {
    '& > .plate': { paddingInline: '4px' },
    '& > .plate > svg': { fontSize: '20.2px' },
    '& > .body': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  [media.phone]: {
    '& > .head': { padding: `40px ${size.cellPhone} 20px` },
    '& > .head h2': { fontSize: 'clamp(38px, 10.5vw, 60px)' },
    '& .story': { padding: `32px ${size.cellPhone} 36px` },
    '& .story h3': { fontSize: '28px' },
  },
  // On a phone the whole drawing would be a smudge: it shows the part that was worked on.
  '@media (max-width: 760px)': {
    '& > .plate': { padding: 0, '--labels': 'hidden' },
    '& > .plate > svg:not(.crop)': { display: 'none' },
    '& > .plate > .crop': { display: 'block' },
  },
  [media.print]: { breakBefore: 'page', '& > .body': { display: 'block' } },
});

/** A project as the sheet that closes it: the drawing, what was found and done, the record and the title block. */
export function ProjectCase({ project, sheet }: { project: Project; sheet: string }) {
  const { drawing, drawingShows, title, found, done, handedOver, results } = project;
  const titleId = `${drawing}-title`;
  return (
    <Section id={drawing} labelledBy={titleId} className={useStyle(style)}>
      <div className="head">
        <h2 id={titleId}>{title}</h2>
        <p>Case sheet {sheet}</p>
      </div>
      <div className="plate">
        <Drawing sprite={projectSprite} name={drawing} label={drawingShows} />
        <Drawing sprite={projectSprite} name={drawing} label={drawingShows} crop={drawingCrops[drawing]} />
      </div>
      <div className="body">
        <div className="story">
          <div>
            <h3>Found</h3>
            <p>{found}</p>
          </div>
          <div>
            <h3>Done</h3>
            {done.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div>
            <h3>Handed over</h3>
            <p>{handedOver}</p>
          </div>
          <div>
            <h3>Results</h3>
            <ul>
              {results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          </div>
        </div>
        <ProjectRecord project={project} sheet={sheet} />
      </div>
    </Section>
  );
}
