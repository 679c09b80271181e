import { css } from '@emotion/react';
import serviceSprite from 'drawings:shared/services';
import type { Service } from '../../content/services.ts';
import { contactLink } from '../../content/contact-link.ts';
import { slugFromTitle } from '../../content/slug.ts';
import { color, font, heading, media, rule, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

/** Tablets that don't carry three columns of text. */
const twoColumns = '@media (min-width: 601px) and (max-width: 960px)';

const style = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  counterReset: 'service',
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    padding: `24px ${size.cell} 20px`,
    borderRight: rule.cell,
    borderBottom: rule.cell,
    counterIncrement: 'service',
    '&:nth-of-type(3n)': { borderRight: 0 },
    '&:nth-last-of-type(-n + 3)': { borderBottom: 0 },
    '&:hover': { background: color.white, '--ground': color.white },
  },
  '& h3': {
    ...heading,
    display: 'grid',
    gridTemplateColumns: '40px 1fr',
    alignItems: 'center',
    gap: '14px',
    minHeight: '64px',
    fontSize: '29px',
    '&::before': { ...numberBadge, content: 'counter(service) / ""' },
  },
  '& a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '& li:hover a': { textDecoration: `underline ${color.amber} 3px`, textUnderlineOffset: '6px' },
  '& svg': { margin: '18px 0 16px' },
  [media.tablet]: { '& svg': { fontSize: '19px' }, '& dt': { whiteSpace: 'nowrap' } },
  '& p': { marginBottom: '18px', fontSize: '16px', color: color.steel7 },
  '& dl': { marginTop: 'auto', fontSize: '16px' },
  '& dl div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '7px 0',
    borderTop: rule.cell,
  },
  '& dt': { color: color.steel7 },
  '& dd': { fontWeight: 600, fontStretch: font.control, textAlign: 'right' },
  [twoColumns]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& svg': { fontSize: 'calc(26px - 1.1vw)' },
    '& > li': {
      '&:nth-of-type(3n)': { borderRight: rule.cell },
      '&:nth-of-type(2n), &:last-of-type': { borderRight: 0 },
      '&:nth-last-of-type(-n + 3)': { borderBottom: rule.cell },
      // The ninth has a row to itself, with its drawing beside the words.
      '&:last-of-type': {
        gridColumn: '1 / -1',
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: `calc(2 * ${size.cell})`,
        borderBottom: 0,
        '& svg': { gridRow: '1 / 4' },
      },
    },
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '108px minmax(0, 1fr)',
      columnGap: '16px',
      padding: `18px ${size.cellPhone}`,
      borderRight: 0,
      '&:nth-last-of-type(-n + 3)': { borderBottom: rule.cell },
      '&:last-of-type': { borderBottom: 0 },
    },
    '& h3': { gridColumn: 2, minHeight: 0, gridTemplateColumns: '28px 1fr', gap: '10px', fontSize: '23px' },
    '& h3::before': { width: '28px', height: '28px', fontSize: '15px' },
    '& svg': { gridColumn: 1, gridRow: '1 / 3', margin: '4px 0 0', '--labels': 'hidden' },
    '& p': { gridColumn: 2, margin: '6px 0 0', lineHeight: 1.45 },
    '& dl': { display: 'none' },
  },
});

/** The nine services in cells, numbered as in the drawing at the top of the page. */
export function ServiceCards({ services }: { services: readonly Service[] }) {
  return (
    <ol className={useStyle(style)}>
      {services.map((service) => (
        <li key={service.option} id={service.option}>
          <h3>
            <a href={serviceLink(service)}>{service.title}</a>
          </h3>
          <Drawing sprite={serviceSprite} name={service.option} />
          <p>{service.summary}</p>
          <dl>
            {service.facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** A service without a page of its own leads to the form. */
function serviceLink({ slug, title }: Service): string {
  return slug ? `/services/${slug}` : contactLink({ service: slugFromTitle(title) });
}
