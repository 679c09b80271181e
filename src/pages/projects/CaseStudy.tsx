import projectSprite from 'drawings:projects';
import { Drawing } from '../../components/Drawing.tsx';
import { Section } from '../../components/Section.tsx';
import type { Project } from '../../content/projects.ts';
import type { Style } from '../../styles/useStyle.ts';
import { color, lettering, media, quiet, rule, ruledColumns, space, type } from '../../theme.ts';
import { CaseStudyFacts } from './CaseStudyFacts.tsx';
import { drawingCrops } from './drawing-crops.ts';

const gridLine = (direction: string) =>
  `repeating-linear-gradient(to ${direction}, ${color.grid} 0 1px, transparent 1px 28px)`;

const style: Style = {
  '& > header': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '6px 32px',
    padding: `${space.head} ${space.cell} ${space.row}`,
    background: ruledColumns,
  },
  '& > header > p': { ...type.note, color: quiet },
  '& > figure': {
    gridColumn: '1 / -1',
    padding: `28px ${space.cell}`,
    borderBlock: rule.frame,
    background: `${gridLine('right')}, ${gridLine('bottom')}, ${color.white}`,
    '--ground': color.white,
  },
  // The labels keep 12 px and more on the screen while the drawing shrinks with the page.
  '& > figure > svg': { fontSize: lettering.more },
  '& > div': { padding: `44px ${space.cell}` },
  '& h3': { ...type.heading, marginBottom: '10px', breakAfter: 'avoid' },
  '& > div > p': { maxWidth: '45em', marginBottom: '12px' },
  '& p + h3': { marginTop: '32px' },
  '& li': {
    maxWidth: '45em',
    padding: '10px 0 10px 30px',
    borderTop: rule.cell,
    background: `linear-gradient(${color.ink}, ${color.ink}) 0 1.45em / 16px 2px no-repeat`,
    breakInside: 'avoid',
  },
  [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  [media.belowWide]: { '& > figure > svg': { fontSize: lettering.much } },
  [media.belowDesktop]: { '& > figure': { paddingInline: '4px' }, '& > figure > svg': { fontSize: lettering.most } },
  // Two columns where each has 280 px.
  [media.tablet]: { '& > div': { columns: '280px 2', columnGap: '40px', orphans: 3, widows: 3 } },
  // The labels would be smaller than 12 px here, or would overlap at a larger size.
  '@media screen and (max-width: 740px)': { '--labels': 'hidden' },
  [media.phone]: { '& > figure': { padding: 0 } },
  // Head and drawing are on one page with the story.
  [media.print]: {
    breakBefore: 'page',
    '& > header': { paddingBlock: '20px 16px' },
    '& > figure': { paddingBlock: '8px' },
    '& > div': { paddingBlock: '20px', fontSize: '14px' },
    '& h3': { fontSize: '24px' },
  },
};

/** A project with its drawing, the work and the facts. `place` is its position in the list: 2 of 4. */
export function CaseStudy({ project, place }: { project: Project; place: string }) {
  const { drawing, drawingShows, title, found, done, handedOver, results } = project;
  const titleId = `${drawing}-title`;
  return (
    <Section id={drawing} labelledBy={titleId} style={style}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <p>{`Case sheet ${place}`}</p>
      </header>
      <figure>
        {/* The whole drawing is too small on a phone, so phones show the part that was repaired. */}
        <Drawing only="wide" sprite={projectSprite} name={drawing} label={drawingShows} />
        <Drawing
          only="phones"
          sprite={projectSprite}
          name={drawing}
          label={drawingShows}
          crop={drawingCrops[drawing]}
        />
      </figure>
      <div>
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
    </Section>
  );
}
