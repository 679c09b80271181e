import { css } from '@emotion/react';
import type { Project } from '../../content/projects.ts';
import { color, font, heading, label, media, rule, size, value } from '../../theme.ts';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'flex',
  flexDirection: 'column',
  borderLeft: rule.frame,
  [media.belowDesktop]: { borderLeft: 0, borderTop: rule.frame },
  // The client's word and the title block stand beside the readings and the note on them.
  [media.tablet]: {
    display: 'grid',
    gridTemplate: 'auto auto 1fr / 5fr 4fr',
    '& > table': { gridRow: '1 / 3', alignSelf: 'start' },
    '& > figure, & > dl': { gridColumn: 2, borderLeft: rule.frame },
    '& > dl': { gridRow: '2 / 4', margin: 0 },
  },
});

const readingsStyle = css({
  width: '100%',
  borderCollapse: 'collapse',
  '& caption': { ...heading, padding: `44px ${size.cell} 12px`, fontSize: '32px', textAlign: 'left' },
  '& th, & td': { padding: '11px 0', borderBottom: rule.cell, textAlign: 'left', verticalAlign: 'baseline' },
  '& tr > th:first-of-type': { paddingLeft: size.cell, paddingRight: '16px' },
  '& tr > :last-of-type': { paddingRight: size.cell, paddingLeft: '20px' },
  '& thead th': { ...label, paddingBlock: '8px', fontWeight: 500, whiteSpace: 'nowrap' },
  '& thead th + th, & td': { textAlign: 'right' },
  '& tbody th': { fontWeight: 500, lineHeight: 1.3 },
  '& tbody th span': { display: 'block', fontSize: '14px', color: color.steel7 },
  '& td': { fontSize: '19px', fontStretch: font.control },
  // What we left behind.
  '& td:last-of-type': { ...heading, fontSize: '27px' },
  [media.phone]: {
    '& caption': { padding: `32px ${size.cellPhone} 10px`, fontSize: '28px' },
    '& tr > th:first-of-type': { paddingLeft: size.cellPhone },
    '& tr > :last-of-type': { paddingRight: size.cellPhone, paddingLeft: '12px' },
  },
});

const noteStyle = css({
  maxWidth: '47em',
  padding: `14px ${size.cell} 28px`,
  fontSize: '14px',
  lineHeight: 1.45,
  color: color.steel7,
  [media.phone]: { padding: `12px ${size.cellPhone} 24px` },
});

const testimonialStyle = css({
  padding: `28px ${size.cell} 32px`,
  borderTop: rule.frame,
  '& blockquote': { maxWidth: '32em', marginBottom: '12px', fontSize: '21px', lineHeight: 1.4, fontStretch: '84%' },
  '& figcaption': { fontSize: '16px', color: color.steel7 },
  [media.tablet]: {
    gridRow: 1,
    padding: `44px ${size.cellPhone} 28px`,
    borderTop: 0,
    '& blockquote': { fontSize: '19px' },
  },
  [media.phone]: { padding: `24px ${size.cellPhone} 28px` },
});

/** The table that names a drawing, in the lower right corner, where drawings have it. */
const titleBlockStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  borderTop: rule.frame,
  marginTop: 'auto',
  overflow: 'hidden',
  '& > div': {
    gridColumn: 'span 3',
    padding: '9px 14px 10px',
    borderRight: rule.block,
    borderBottom: rule.block,
    margin: '0 -1px -1px 0',
    '&:nth-of-type(1)': { gridColumn: '1 / -1' },
    '&:nth-of-type(4), &:nth-of-type(6)': { gridColumn: 'span 2' },
    '&:nth-of-type(5)': { gridColumn: 'span 4' },
    '&:nth-of-type(8)': { gridColumn: 'span 1' },
    // The cells at the left edge.
    '&:is(:nth-of-type(1), :nth-of-type(2), :nth-of-type(4), :nth-of-type(6))': { paddingLeft: size.cell },
  },
  '& dt': label,
  '& dd': { ...value, fontSize: '19px' },
  '& > div:first-of-type dd': { fontSize: '25px' },
  [media.belowDesktop]: {
    '& > div:is(:nth-of-type(1), :nth-of-type(2), :nth-of-type(4), :nth-of-type(6))': { paddingLeft: size.cellPhone },
    '& > div:is(:nth-of-type(7), :nth-of-type(8))': { gridColumn: 'span 2' },
  },
});

/** What was measured before and after, the client's word, and client, place and scale in a title block. */
export function CaseStudyFacts({ project, place }: { project: Project; place: string }) {
  const { title, client, location, duration, team, units, scale, readings, readingsNote, testimonial } = project;
  const titleBlock = [
    ['Project', title],
    ['Client', client],
    ['Location', location],
    ['Duration', duration],
    ['Team', team],
    ['Units', units],
    ['Scale', scale],
    ['Sheet', place],
  ] as const;
  return (
    <div className={useStyle(style)}>
      <table className={useStyle(readingsStyle)}>
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
                {reading} <span>{unit}</span>
              </th>
              <td>{asFound}</td>
              <td>{asLeft}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={useStyle(noteStyle)}>{readingsNote}</p>
      <figure className={useStyle(testimonialStyle)}>
        <blockquote>{testimonial.quote}</blockquote>
        <figcaption>
          {testimonial.role}, {testimonial.plant}
        </figcaption>
      </figure>
      <dl className={useStyle(titleBlockStyle)}>
        {titleBlock.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
