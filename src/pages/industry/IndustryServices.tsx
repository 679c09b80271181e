import { css } from '@emotion/react';
import serviceSprite from 'drawings:shared/services';
import { services } from '../../content/services.ts';
import { color, font, media, rule, size } from '../../theme.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '150px 3fr 6fr',
    alignItems: 'center',
    columnGap: '28px',
    padding: `14px ${size.cell}`,
    borderBottom: rule.cell,
    '&:last-of-type': { borderBottom: 0 },
    '&:hover': { background: color.white, '--ground': color.white },
  },
  '& svg': { '--labels': 'hidden' },
  '& h3': { fontSize: '25px', fontWeight: 600, lineHeight: 1.1, fontStretch: font.condensed },
  '& a': {
    textDecoration: `underline ${color.amber} 3px`,
    textUnderlineOffset: '6px',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& p': { maxWidth: '44em' },
  [media.tablet]: { '& li': { gridTemplateColumns: '96px minmax(170px, 1fr) 2fr', columnGap: '20px' } },
  [media.phoneOrPaper]: {
    '& li': {
      gridTemplateColumns: '88px minmax(0, 1fr)',
      columnGap: '16px',
      alignItems: 'start',
      padding: `16px ${size.cellPhone}`,
    },
    '& svg': { gridRow: '1 / 3', marginTop: '4px' },
    '& h3': { fontSize: '22px' },
    '& p': { gridColumn: 2, marginTop: '6px', fontSize: '16px' },
  },
});

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
