import { cellsStyle, inHalves } from '../../components/cells.ts';
import { factsStyle } from '../../components/facts.ts';
import type { HomeTestimonial } from '../../content/testimonials.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, space, type } from '../../theme.ts';

const style: Style = [
  inHalves,
  {
    '& figure': { paddingBlock: `calc(1.5 * ${space.row})` },
    '& path': { fill: color.amber, stroke: color.ink },
    '& blockquote': {
      ...type.card,
      maxWidth: '19.4em',
      margin: '20px 0 28px',
      lineHeight: 1.32,
      fontStretch: '84%',
    },
  },
];

const starWidth = 28;
/** The path of one star, relative to the current point. */
const star = 'l2.4 6.9 7.4.2-5.9 4.5 2.2 7-6.1-4.1-6.1 4.1 2.2-7-5.9-4.5 7.4-.2Z';

/** Testimonials, signed with role and kind of plant. */
export function Testimonials({ testimonials }: { testimonials: readonly HomeTestimonial[] }) {
  const factsClass = useStyle(factsStyle);
  return (
    <div className={useStyle(cellsStyle, style)}>
      {testimonials.map(({ quote, role, plant, work, stars }) => (
        <figure key={quote}>
          <svg width={starWidth * stars} height="24" role="img" aria-label={`${stars} of 5 stars`}>
            <path d={Array.from({ length: stars }, (_, index) => `M${12 + starWidth * index} 2.6${star}`).join('')} />
          </svg>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <dl className={factsClass}>
              <dt>Signed</dt>
              <dd>{`${role}, ${plant}`}</dd>
              <dt>Work</dt>
              <dd>{work}</dd>
            </dl>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
