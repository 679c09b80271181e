import { css } from '@emotion/react';
import projectSprite from 'drawings:projects';
import type { Project } from '../../content/projects.ts';
import { color, columnLines, heading, label, media, rule, size } from '../../theme.ts';
import { drawingCrops } from './drawing-crops.ts';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Section } from '../../components/Section.tsx';
import { useStyle } from '../../useStyle.ts';

const gridLine = (direction: string) =>
  `repeating-linear-gradient(to ${direction}, ${color.grid} 0 1px, transparent 1px 28px)`;

/** Here the labels would be under 12 px, or run into each other when set larger. */
const tooSmallToLetter = '@media screen and (max-width: 740px)';

const style = css({ [media.print]: { breakBefore: 'page' } });

const headStyle = css(columnLines, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '6px 32px',
  padding: `56px ${size.cell} 32px`,
  '& h2': { ...heading, fontSize: 'clamp(46px, 5.2vw, 76px)' },
  '& p': { ...label, fontSize: '16px' },
  [media.phone]: { padding: `40px ${size.cellPhone} 20px`, '& h2': { fontSize: 'clamp(38px, 10.5vw, 60px)' } },
  [media.print]: { paddingBlock: '20px 16px' },
});

const drawingStyle = css({
  padding: `28px ${size.cell}`,
  borderBlock: rule.frame,
  background: `${gridLine('right')}, ${gridLine('bottom')}, ${color.white}`,
  '--ground': color.white,
  [media.belowDesktop]: { paddingInline: '4px' },
  [media.phone]: { padding: 0, '--labels': 'hidden' },
  [media.print]: { paddingBlock: '8px' },
});

const wholeDrawingStyle = css({
  // The labels keep 12 px and more on the screen while the drawing shrinks with the page.
  '& > svg': { fontSize: '14px' },
  [media.belowWide]: { '& > svg': { fontSize: '16.5px' } },
  [media.belowDesktop]: { '& > svg': { fontSize: '20.2px' } },
  [tooSmallToLetter]: { '--labels': 'hidden' },
  // On a phone it would be a smudge: in its place stands the part that was worked on.
  [media.phone]: { display: 'none' },
});

const croppedDrawingStyle = css({ display: 'none', [media.phone]: { display: 'block' } });

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.print]: { display: 'block' },
});

const storyStyle = css({
  padding: `44px ${size.cell} 48px`,
  '& h3': { ...heading, marginBottom: '10px', fontSize: '32px' },
  '& p': { maxWidth: '45em', marginBottom: '12px' },
  '& > div + div': { marginTop: '32px' },
  '& li': {
    maxWidth: '45em',
    padding: '10px 0 10px 30px',
    borderBottom: rule.cell,
    background: `linear-gradient(${color.ink}, ${color.ink}) 0 1.45em / 16px 2px no-repeat`,
    '&:first-of-type': { borderTop: rule.cell },
  },
  // Two columns where each has 280 px.
  [media.tablet]: {
    columns: '280px 2',
    columnGap: '40px',
    orphans: 3,
    widows: 3,
    '& h3': { breakAfter: 'avoid' },
    '& li': { breakInside: 'avoid' },
  },
  // With head and drawing on one page.
  [media.print]: { padding: `20px ${size.cell}`, fontSize: '14px', '& h3': { fontSize: '24px' } },
  [media.phone]: { padding: `32px ${size.cellPhone} 36px`, '& h3': { fontSize: '28px' } },
});

/** A project: its drawing, what was found and done, and beside it the facts. `place` is its place in the list: 2 of 4. */
export function CaseStudy({ project, place }: { project: Project; place: string }) {
  const { drawing, drawingShows, title, found, done, handedOver, results } = project;
  const titleId = `${drawing}-title`;
  return (
    <Section id={drawing} labelledBy={titleId} className={useStyle(style)}>
      <div className={useStyle(headStyle)}>
        <h2 id={titleId}>{title}</h2>
        <p>Case sheet {place}</p>
      </div>
      <div className={useStyle(drawingStyle)}>
        <div className={useStyle(wholeDrawingStyle)}>
          <Drawing sprite={projectSprite} name={drawing} label={drawingShows} />
        </div>
        <div className={useStyle(croppedDrawingStyle)}>
          <Drawing sprite={projectSprite} name={drawing} label={drawingShows} crop={drawingCrops[drawing]} />
        </div>
      </div>
      <div className={useStyle(bodyStyle)}>
        <div className={useStyle(storyStyle)}>
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
        <CaseStudyFacts project={project} place={place} />
      </div>
    </Section>
  );
}
