import serviceSprite from 'drawings:shared/services';
import { Drawing } from '../../components/Drawing.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import { services } from '../../content/services.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, media, type } from '../../theme.ts';

const line = `1px solid ${color.steel7}`;

const style: Style = {
  '& ol': { display: 'flex', flexWrap: 'wrap', counterReset: 'service', overflow: 'hidden' },
  '& li': {
    flex: '1 0 max(105px, 11% - 1px)',
    counterIncrement: 'service',
    borderLeft: line,
    borderTop: line,
    margin: '-1px 0 0 -1px',
  },
  '& a': {
    ...type.value,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '14px',
    height: '100%',
    maxWidth: '240px',
    padding: '28px 14px 20px',
    fontSize: type.text.fontSize,
    lineHeight: 1.15,
    textDecoration: 'none',
    '&::before': {
      ...numberBadge,
      content: 'counter(service) / ""',
      width: '28px',
      height: '28px',
      fontSize: type.small.fontSize,
    },
    '&:hover': { background: color.deep, '--ground': color.deep },
    '&:focus-visible': { outlineOffset: '-5px' },
  },
  '& svg': { '--labels': 'hidden' },
  [media.belowDesktop]: { '& li': { flexBasis: 'max(105px, 33% - 1px)' }, '& a': { gap: '8px', padding: '16px 10px' } },
  [media.phone]: { '& a::before': { content: 'none' } },
};

/** Small drawings of all services, with links to their sections. */
export function ServiceIndex() {
  return (
    <nav data-screen aria-label="Services on this page" className={useStyle(style)} data-ground="ink">
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
