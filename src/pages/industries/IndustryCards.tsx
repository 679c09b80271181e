import industrySprite from 'drawings:shared/industries';
import { CardLinks } from '../../components/CardLinks.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { contactLink } from '../../contact-form/link.ts';
import { industries } from '../../content/industries/industries.ts';
import { industryPath } from '../../content/industries/industry.ts';
import { industriesOverview } from '../../content/pages/industries.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { color, media, mediaQuery, onScreen, rule, space, typography } from '../../theme.ts';

/** On paper, as on desktops, the lists of an industry are side by side. */

const gridStyle: Style = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(34%, min(340px, 100%)), 1fr))',
  overflow: 'hidden',
  [media.phone]: { display: 'block' },
  [media.print]: { display: 'block' },
};

const cardStyle: Style = {
  // Drawing, title, lists and links are level in both columns.
  display: 'grid',
  gridRow: 'span 3',
  gridTemplate: 'subgrid / 1fr 1fr',
  borderLeft: rule.frame,
  borderTop: rule.frame,
  margin: '-2px 0 0 -2px',
  '&:target': { background: color.white },
  [onScreen(mediaQuery.upToTablet)]: { gridRow: 'span 5', gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.phone]: { display: 'block' },
};

/** The last card, when it has no neighbor, fills its row. */
const wholeRowStyle: Style = { gridColumn: '1 / -1' };

const figureStyle: Style = { padding: '28px 32px' };

const childStyles = {
  drawing: { root: { maxWidth: '300px', margin: 'auto' } },
  challenges: { root: { borderLeft: rule.cell, [onScreen(mediaQuery.upToTablet)]: { border: 0 } } },
  links: { root: { gridColumn: '1 / -1', padding: `16px ${space.cell} ${space.row}` } },
} satisfies Record<string, Styles>;

const titleStyle: Style = {
  ...typography.entryTitle,
  alignSelf: 'center',
  padding: `20px ${space.cell}`,
  [media.phone]: { paddingBottom: space.row },
};

const linesStyle: Style = { padding: `24px ${space.cell} 8px`, borderTop: rule.frame };
const labelStyle: Style = { marginBottom: '10px' };
const listStyle: Style = { '& > li': { ...typography.note, padding: '8px 0', borderTop: rule.cell } };

/** The industries, each with our services, its challenges and the link to the form. */
export function IndustryCards() {
  const { servicesLabel, challengesLabel, action } = industriesOverview.list;
  const cardClass = useStyle(cardStyle);
  const lastCardClass = useStyle(cardStyle, industries.length % 2 ? wholeRowStyle : undefined);
  const figureClass = useStyle(figureStyle);
  const titleClass = useStyle(titleStyle);
  return (
    <ul className={useStyle(gridStyle)}>
      {industries.map(({ slug, title, hasPage, services, challenges }, index) => (
        <li key={slug} id={slug} className={index === industries.length - 1 ? lastCardClass : cardClass}>
          <figure data-ground="ink" className={figureClass}>
            <Drawing sprite={industrySprite} name={slug} styles={childStyles.drawing} />
          </figure>
          <h3 className={titleClass}>{title}</h3>
          <Lines title={servicesLabel} lines={services} />
          <Lines title={challengesLabel} lines={challenges} styles={childStyles.challenges} />
          <CardLinks
            title={title}
            action={{ href: contactLink(), text: action }}
            page={hasPage ? { href: industryPath({ slug }), text: 'Entry rules and a night by the hour' } : undefined}
            styles={childStyles.links}
          />
        </li>
      ))}
    </ul>
  );
}

function Lines({ title, lines, styles }: { title: string; lines: readonly string[]; styles?: Styles<'root'> }) {
  return (
    <div className={useStyle(linesStyle, styles?.root)}>
      <h4 className={useStyle(labelStyle)}>{title}</h4>
      <ul className={useStyle(listStyle)}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
