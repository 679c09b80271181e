import { inHalves, wrapGrid } from '../../components/layouts.ts';
import type { HomeTestimonial } from '../../content/company/testimonials.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, space, typography } from '../../theme.ts';
import { Facts } from './Facts.tsx';

const styles = {
  list: [wrapGrid.list, inHalves],
  testimonial: [wrapGrid.cell, { paddingBlock: `calc(1.5 * ${space.row})` }],
  stars: { fill: color.amber, stroke: color.ink },
  quote: { ...typography.cardTitle, maxWidth: '19.4em', margin: '20px 0 28px', lineHeight: 1.32, fontStretch: '84%' },
} satisfies Styles;

const starWidth = 28;
/** The path of one star, relative to the current point. */
const star = 'l2.4 6.9 7.4.2-5.9 4.5 2.2 7-6.1-4.1-6.1 4.1 2.2-7-5.9-4.5 7.4-.2Z';

/** Testimonials, signed with a role and a kind of plant. */
export function Testimonials({ testimonials }: { testimonials: readonly HomeTestimonial[] }) {
  const classes = useStyles(styles);
  return (
    <div className={classes.list}>
      {testimonials.map(({ quote, role, plant, work, stars }) => (
        <figure key={quote} className={classes.testimonial}>
          <svg
            width={starWidth * stars}
            height="24"
            role="img"
            aria-label={`${stars} of 5 stars`}
            className={classes.stars}
          >
            <path d={Array.from({ length: stars }, (_, index) => `M${12 + starWidth * index} 2.6${star}`).join('')} />
          </svg>
          <blockquote className={classes.quote}>{quote}</blockquote>
          <figcaption>
            <Facts
              facts={[
                ['From', `${role}, ${plant}`],
                ['Work', work],
              ]}
            />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
