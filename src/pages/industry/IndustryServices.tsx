import serviceSprite from 'drawings:shared/services';
import { Drawing } from '../../components/Drawing.tsx';
import { servicePath, type Service } from '../../content/services/service.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { color, linkUnderline, media, gridLines, space, wholeCell } from '../../theme.ts';

const entryStyle: Style = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(88px, 11vw, 150px) minmax(170px, 3fr) 6fr',
  alignItems: 'center',
  columnGap: '20px',
  padding: `16px ${space.cell}`,
  ...gridLines.between,
  '&:hover': { background: color.white, '--ground': color.white },
  [media.phoneOrPaper]: { gridTemplateColumns: '88px minmax(0, 1fr)' },
};

const childStyles = {
  drawing: { root: { '--labels': 'hidden', [media.phoneOrPaper]: { gridRow: '1 / 3' } } },
} satisfies Record<string, Styles>;

const linkStyle: Style = { ...linkUnderline, '&::after': wholeCell };
const textStyle: Style = { maxWidth: '44em', [media.phoneOrPaper]: { gridColumn: 2 } };

/** Our services as one industry needs them; each leads to its page. */
export function IndustryServices({ entries }: { entries: readonly { service: Service; text: string }[] }) {
  const entryClass = useStyle(entryStyle);
  const linkClass = useStyle(linkStyle);
  const textClass = useStyle(textStyle);
  return (
    <ul>
      {entries.map(({ service: { option, slug, title, hasPage }, text }) => (
        <li key={option} className={entryClass}>
          <Drawing sprite={serviceSprite} name={option} styles={childStyles.drawing} />
          <h3>
            <a href={hasPage ? servicePath({ slug }) : `/services#${option}`} className={linkClass}>
              {title}
            </a>
          </h3>
          <p className={textClass}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
