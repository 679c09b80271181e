import { css } from '@emotion/react';
import projectSprite from 'drawings:projects';
import { Drawing } from '../../components/Drawing.tsx';
import { Section } from '../../components/Section.tsx';
import type { Project } from '../../content/projects.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, lettering, media, quiet, rule, ruledColumns, space, type } from '../../theme.ts';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import { drawingCrops } from './drawing-crops.ts';

const gridLine = (direction: string) =>
  `repeating-linear-gradient(to ${direction}, ${color.grid} 0 1px, transparent 1px 28px)`;

/** Here the labels would be under 12 px, or run into each other when set larger. */
const tooSmallToLetter = '@media screen and (max-width: 740px)';

const style = css({ [media.print]: { breakBefore: 'page' } });

const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '6px 32px',
  padding: `${space.head} ${space.cell} ${space.row}`,
  background: ruledColumns,
  '& p': { ...type.note, color: quiet },
  [media.print]: { paddingBlock: '20px 16px' },
});

const drawingStyle = css({
  padding: `28px ${space.cell}`,
  borderBlock: rule.frame,
  background: `${gridLine('right')}, ${gridLine('bottom')}, ${color.white}`,
  '--ground': color.white,
  // The labels keep 12 px and more on the screen while the drawing shrinks with the page.
  '& svg': { fontSize: lettering.more },
  [media.belowWide]: { '& svg': { fontSize: lettering.much } },
  [media.belowDesktop]: { paddingInline: '4px', '& svg': { fontSize: lettering.most } },
  [tooSmallToLetter]: { '--labels': 'hidden' },
  [media.phone]: { padding: 0 },
  [media.print]: { paddingBlock: '8px' },
});

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  [media.belowDesktop]: { display: 'block' },
  [media.print]: { display: 'block' },
});

const storyStyle = css({
  padding: `44px ${space.cell}`,
  '& h3': { ...type.heading, marginBottom: '10px', breakAfter: 'avoid' },
  '& p': { maxWidth: '45em', marginBottom: '12px' },
  '& p + h3': { marginTop: '32px' },
  '& li': {
    maxWidth: '45em',
    padding: '10px 0 10px 30px',
    borderTop: rule.cell,
    background: `linear-gradient(${color.ink}, ${color.ink}) 0 1.45em / 16px 2px no-repeat`,
    breakInside: 'avoid',
  },
  // Two columns where each has 280 px.
  [media.tablet]: { columns: '280px 2', columnGap: '40px', orphans: 3, widows: 3 },
  // With head and drawing on one page.
  [media.print]: { padding: `20px ${space.cell}`, fontSize: '14px', '& h3': { fontSize: '24px' } },
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
        {/* On a phone all of it would be a smudge: in its place is the part that was worked on. */}
        <Drawing only="wide" sprite={projectSprite} name={drawing} label={drawingShows} />
        <Drawing
          only="phones"
          sprite={projectSprite}
          name={drawing}
          label={drawingShows}
          crop={drawingCrops[drawing]}
        />
      </div>
      <div className={useStyle(bodyStyle)}>
        <div className={useStyle(storyStyle)}>
          <h3>Found</h3>
          <p>{found}</p>
          <h3>Done</h3>
          {done.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>Handed over</h3>
          <p>{handedOver}</p>
          <h3>Results</h3>
          <ul>
            {results.map((result) => (
              <li key={result}>{result}</li>
            ))}
          </ul>
        </div>
        <CaseStudyFacts project={project} place={place} />
      </div>
    </Section>
  );
}
