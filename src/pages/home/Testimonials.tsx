import { css } from '@emotion/react';
import type { HomeTestimonial } from '../../content/testimonials.ts';
import { color, font, media, rule, size } from '../../theme.ts';
import { Icon } from '../../components/Icon.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& figure': { padding: `56px ${size.cell} 48px`, borderRight: rule.cell, '&:last-of-type': { borderRight: 0 } },
  '& blockquote': { maxWidth: '19.4em', marginBottom: '28px', fontSize: '27px', lineHeight: 1.32, fontStretch: '84%' },
  '& dl div': {
    display: 'grid',
    gridTemplateColumns: '1fr 2fr',
    padding: '8px 0',
    borderTop: rule.cell,
    fontSize: '16px',
  },
  '& dt': { color: color.steel7 },
  '& dd': { fontWeight: 600, fontStretch: font.control },
  [media.tablet]: { '& figure': { padding: `40px ${size.cell}` }, '& blockquote': { fontSize: '22px' } },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& figure': { padding: `36px ${size.cellPhone}`, borderRight: 0, borderBottom: rule.cell },
    '& figure:last-of-type': { borderBottom: 0 },
    '& blockquote': { fontSize: '22px' },
  },
});

const starsStyle = css({ display: 'flex', gap: '4px', marginBottom: '24px' });

/** What clients said, signed by role and kind of plant. */
export function Testimonials({ testimonials }: { testimonials: readonly HomeTestimonial[] }) {
  const starsClass = useStyle(starsStyle);
  return (
    <div className={useStyle(style)}>
      {testimonials.map(({ quote, role, plant, work, stars }) => (
        <figure key={quote}>
          <div className={starsClass} role="img" aria-label={`${stars} of 5 stars`}>
            {Array.from({ length: stars }, (_, index) => (
              <Icon key={index} name="star" />
            ))}
          </div>
          <blockquote>{quote}</blockquote>
          <figcaption>
            <dl>
              <div>
                <dt>Signed</dt>
                <dd>
                  {role}, {plant}
                </dd>
              </div>
              <div>
                <dt>Work</dt>
                <dd>{work}</dd>
              </div>
            </dl>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
