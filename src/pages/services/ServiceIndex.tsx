import { css } from '@emotion/react';
import serviceSprite from 'drawings:shared/services';
import type { Service } from '../../content/services.ts';
import { color, font, media, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

const line = `1px solid ${color.steel7}`;

const style = css({
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(9, minmax(0, 1fr))',
    counterReset: 'service',
    overflow: 'hidden',
  },
  '& li': { counterIncrement: 'service', borderLeft: line, marginLeft: '-1px' },
  '& a': {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '14px',
    height: '100%',
    padding: '28px 14px 20px',
    fontSize: '17px',
    fontWeight: 600,
    lineHeight: 1.15,
    fontStretch: font.condensed,
    textDecoration: 'none',
    '&::before': { ...numberBadge, content: 'counter(service) / ""', width: '28px', height: '28px', fontSize: '15px' },
    '&:hover': { background: color.deep, '--ground': color.deep },
    '&:focus-visible': { outlineOffset: '-5px' },
  },
  '& svg': { '--labels': 'hidden' },
  [media.belowDesktop]: {
    '& ol': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& li': { borderTop: line, marginTop: '-1px' },
    '& a': { padding: '20px', gridTemplateColumns: '28px minmax(0, 1fr)', alignItems: 'center' },
    '& svg': { gridColumn: '1 / -1', gridRow: 1 },
  },
  [media.phone]: {
    '& a': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '10px',
      minHeight: size.target,
      padding: '14px 10px',
      fontSize: '16px',
    },
    '& a::before': { display: 'none' },
    '& svg': { gridRow: 'auto' },
  },
  [media.print]: { display: 'none' },
});

/** All services as small drawings in a row; each leads to its entry on this page. */
export function ServiceIndex({ services }: { services: readonly Service[] }) {
  return (
    <nav aria-label="Services on this page" className={`${useStyle(style)} ink`}>
      <ol>
        {services.map(({ option, title }) => (
          <li key={option}>
            <a href={`#${option}`}>
              <Drawing sprite={serviceSprite} name={option} />
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
