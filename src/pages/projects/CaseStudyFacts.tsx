import { TitleBlock } from '../../components/TitleBlock.tsx';
import type { Project } from '../../content/projects.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { font, headingLetters, media, quiet, rule, space, type } from '../../theme.ts';

const style: Style = {
  display: 'flex',
  flexDirection: 'column',
  borderLeft: rule.frame,
  '& table': { borderCollapse: 'collapse' },
  '& caption': { ...headingLetters, ...type.heading, padding: `40px ${space.cell} 12px`, textAlign: 'left' },
  '& th, & td': {
    padding: `10px ${space.cell} 10px 0`,
    borderBottom: rule.cell,
    textAlign: 'right',
    verticalAlign: 'baseline',
  },
  '& tr > th:first-of-type': { padding: `10px 12px 10px ${space.cell}`, textAlign: 'left' },
  '& th': { fontWeight: 500, lineHeight: 1.3 },
  '& thead th': { ...type.small, whiteSpace: 'nowrap', color: quiet },
  '& span': { ...type.small, display: 'block', color: quiet },
  '& td': { fontStretch: font.control },
  // The results.
  '& [data-left]': { ...headingLetters, ...type.card },
  '& > p': { ...type.small, maxWidth: '47em', padding: `12px ${space.cell} ${space.row}`, color: quiet },
  '& > figure': { padding: `${space.row} ${space.cell}`, borderTop: rule.frame },
  '& blockquote': { ...type.value, maxWidth: '32em', marginBottom: '12px', fontWeight: 400, fontStretch: '84%' },
  '& figcaption': { ...type.note, color: quiet },
  // The title block of a drawing is in its lower right corner.
  '& > dl': { flexWrap: 'wrap', marginTop: 'auto' },
  [media.belowDesktop]: { borderLeft: 0, borderTop: rule.frame },
  // The client's word and the title block are beside the readings and the note on them.
  [media.tablet]: {
    display: 'grid',
    gridTemplate: 'auto auto 1fr / 5fr 4fr',
    '& > table': { gridRow: '1 / 3', alignSelf: 'start' },
    '& > figure, & > dl': { gridColumn: 2, borderLeft: rule.frame },
    '& > figure': { gridRow: 1, borderTop: 0 },
    '& > dl': { gridRow: '2 / 4', margin: 0 },
  },
};

/** Readings before and after, the client's words, and a title block with client, place and scale. */
export function CaseStudyFacts({ project, place }: { project: Project; place: string }) {
  const { title, client, location, duration, team, units, scale, readings, readingsNote, testimonial } = project;
  return (
    <footer className={useStyle(style)}>
      <table>
        <caption>Readings</caption>
        <thead>
          <tr>
            <th scope="col">Reading</th>
            <th scope="col">As found</th>
            <th scope="col">As left</th>
          </tr>
        </thead>
        <tbody>
          {readings.map(({ reading, unit, asFound, asLeft }) => (
            <tr key={reading}>
              <th scope="row">
                {`${reading} `}
                <span>{unit}</span>
              </th>
              <td>{asFound}</td>
              <td data-left>{asLeft}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{readingsNote}</p>
      <figure>
        <blockquote>{testimonial.quote}</blockquote>
        <figcaption>{`${testimonial.role}, ${testimonial.plant}`}</figcaption>
      </figure>
      <TitleBlock
        rows={[
          ['Project', title],
          ['Client', client],
          ['Location', location],
          ['Duration', duration],
          ['Team', team],
          ['Units', units],
          ['Scale', scale],
          ['Sheet', place],
        ]}
      />
    </footer>
  );
}
