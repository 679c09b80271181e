import serviceSprite from 'drawings:shared/services';
import { Drawing } from '../../components/Drawing.tsx';
import { services } from '../../content/services.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, marked, media, rule, space, wholeCell } from '../../theme.ts';

const style: Style = {
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'clamp(88px, 11vw, 150px) minmax(170px, 3fr) 6fr',
    alignItems: 'center',
    columnGap: '20px',
    padding: `16px ${space.cell}`,
    '&:hover': { background: color.white, '--ground': color.white },
  },
  '& li + li': { borderTop: rule.cell },
  '& svg': { '--labels': 'hidden' },
  '& a': { ...marked, '&::after': wholeCell },
  '& p': { maxWidth: '44em' },
  [media.phoneOrPaper]: {
    '& li': { gridTemplateColumns: '88px minmax(0, 1fr)' },
    '& svg': { gridRow: '1 / 3' },
    '& p': { gridColumn: 2 },
  },
};

/** Our services as one industry needs them; each leads to its page. */
export function IndustryServices({ entries }: { entries: readonly { option: string; text: string }[] }) {
  return (
    <ul className={useStyle(style)}>
      {entries.map(({ option, text }) => {
        const service = services.find((entry) => entry.option === option);
        return (
          service && (
            <li key={option}>
              <Drawing sprite={serviceSprite} name={option} />
              <h3>
                <a href={service.slug ? `/services/${service.slug}` : `/services#${option}`}>{service.title}</a>
              </h3>
              <p>{text}</p>
            </li>
          )
        );
      })}
    </ul>
  );
}
