import { TitleBlock } from '../../components/TitleBlock.tsx';
import type { Project } from '../../content/pages/projects.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { media, quiet, rule, space, type } from '../../theme.ts';
import { ReadingsTable } from './ReadingsTable.tsx';

/** On tablets, the client's word and the title block are beside the readings and the note on them. */
const recordStyle: Style = {
  display: 'flex',
  flexDirection: 'column',
  borderLeft: rule.frame,
  [media.belowDesktop]: { borderLeft: 0, borderTop: rule.frame },
  [media.tablet]: { display: 'grid', gridTemplate: 'auto auto 1fr / 5fr 4fr' },
};

const tableStyle: Style = { [media.tablet]: { gridRow: '1 / 3', alignSelf: 'start' } };

const noteStyle: Style = {
  ...type.small,
  maxWidth: '47em',
  padding: `12px ${space.cell} ${space.row}`,
  color: quiet,
};

const testimonialStyle: Style = {
  padding: `${space.row} ${space.cell}`,
  borderTop: rule.frame,
  [media.tablet]: { gridArea: '1 / 2', borderLeft: rule.frame, borderTop: 0 },
};

const quoteStyle: Style = {
  ...type.value,
  maxWidth: '32em',
  marginBottom: '12px',
  fontWeight: 400,
  fontStretch: '84%',
};

const speakerStyle: Style = { ...type.note, color: quiet };

/** The title block of a drawing is in its lower right corner. */
const titleBlockStyle: Style = {
  flexWrap: 'wrap',
  marginTop: 'auto',
  [media.tablet]: { gridArea: '2 / 2 / 4', margin: 0, borderLeft: rule.frame },
};

/** Readings before and after, the client's words, and a title block with client, place and scale. */
export function CaseStudyRecord({ project, place }: { project: Project; place: string }) {
  const { title, client, location, duration, team, units, scale, readings, readingsNote, testimonial } = project;
  return (
    <footer className={useStyle(recordStyle)}>
      <ReadingsTable readings={readings} style={tableStyle} />
      <p className={useStyle(noteStyle)}>{readingsNote}</p>
      <figure className={useStyle(testimonialStyle)}>
        <blockquote className={useStyle(quoteStyle)}>{testimonial.quote}</blockquote>
        <figcaption className={useStyle(speakerStyle)}>{`${testimonial.role}, ${testimonial.plant}`}</figcaption>
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
        style={titleBlockStyle}
      />
    </footer>
  );
}
