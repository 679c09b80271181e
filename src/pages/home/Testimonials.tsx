import { inHalves, wrapGrid } from '../../components/layouts.ts';
import type { HomeTestimonial } from '../../content/company/testimonials.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, space, typography } from '../../theme.ts';
import { Facts } from './Facts.tsx';

const testimonialStyle: Style = { paddingBlock: `calc(1.5 * ${space.row})` };
const starsStyle: Style = { fill: color.amber, stroke: color.ink };
const quoteStyle: Style = {
  ...typography.cardTitle,
  maxWidth: '19.4em',
  margin: '20px 0 28px',
  lineHeight: 1.32,
  fontStretch: '84%',
};

const starWidth = 28;
/** The path of one star, relative to the current point. */
const star = 'l2.4 6.9 7.4.2-5.9 4.5 2.2 7-6.1-4.1-6.1 4.1 2.2-7-5.9-4.5 7.4-.2Z';

/** Testimonials, signed with role and kind of plant. */
export function Testimonials({ testimonials }: { testimonials: readonly HomeTestimonial[] }) {
  const testimonialClass = useStyle(wrapGrid.cell, testimonialStyle);
  const starsClass = useStyle(starsStyle);
  const quoteClass = useStyle(quoteStyle);
  return (
    <div className={useStyle(wrapGrid.list, inHalves)}>
      {testimonials.map(({ quote, role, plant, work, stars }) => (
        <figure key={quote} className={testimonialClass}>
          <svg
            width={starWidth * stars}
            height="24"
            role="img"
            aria-label={`${stars} of 5 stars`}
            className={starsClass}
          >
            <path d={Array.from({ length: stars }, (_, index) => `M${12 + starWidth * index} 2.6${star}`).join('')} />
          </svg>
          <blockquote className={quoteClass}>{quote}</blockquote>
          <figcaption>
            <Facts
              facts={[
                ['Signed', `${role}, ${plant}`],
                ['Work', work],
              ]}
            />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
