import industrySprite from 'drawings:shared/industries';
import { CardLinks } from '../../components/CardLinks.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { contactLink } from '../../content/contact-link.ts';
import { industriesOverview } from '../../content/industries-overview.ts';
import { industries } from '../../content/industries.ts';
import { industryScopes } from '../../content/industry-scopes.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, media, rule, space, type } from '../../theme.ts';

const style: Style = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(34%, min(340px, 100%)), 1fr))',
  overflow: 'hidden',
  '& > li': {
    // Drawing, title, lists and links are level in both columns.
    display: 'grid',
    gridRow: 'span 3',
    gridTemplate: 'subgrid / 1fr 1fr',
    borderLeft: rule.frame,
    borderTop: rule.frame,
    margin: '-2px 0 0 -2px',
    '&:target': { background: color.white },
  },
  // A last item without a neighbor fills its row.
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& figure': { padding: '28px 32px' },
  '& svg': { maxWidth: '300px', margin: 'auto' },
  '& h3': { ...type.heading, alignSelf: 'center', padding: `20px ${space.cell}` },
  '& div': { padding: `24px ${space.cell} 8px`, borderTop: rule.frame },
  '& div + div': { borderLeft: rule.cell },
  '& h4': { marginBottom: '10px' },
  '& div li': { ...type.note, padding: '8px 0', borderTop: rule.cell },
  '& li > p': { gridColumn: '1 / -1', padding: `16px ${space.cell} ${space.row}` },
  // On paper, as on desktops, the lists of an industry are side by side.
  '@media screen and (max-width: 1180px)': {
    '& > li': { gridRow: 'span 5', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& div + div': { border: 0 },
  },
  [media.phone]: {
    display: 'block',
    '& > li': { display: 'block' },
    '& h3': { paddingBottom: space.row },
  },
  [media.print]: { display: 'block' },
};

/** The industries, each with our services, its challenges and the link to the form. */
export function IndustryCards() {
  const { servicesLabel, challengesLabel, action } = industriesOverview.list;
  return (
    <ul className={useStyle(style)}>
      {industries.map(({ slug, title, hasPage }) => (
        <li key={slug} id={slug}>
          <figure data-ground="ink">
            <Drawing sprite={industrySprite} name={slug} />
          </figure>
          <h3>{title}</h3>
          <Lines title={servicesLabel} lines={industryScopes[slug].services} />
          <Lines title={challengesLabel} lines={industryScopes[slug].challenges} />
          <CardLinks
            title={title}
            action={{ href: contactLink(), text: action }}
            page={hasPage ? { href: `/industries/${slug}`, text: 'Entry rules and a night by the hour' } : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
