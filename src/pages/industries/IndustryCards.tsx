import { css } from '@emotion/react';
import industrySprite from 'drawings:shared/industries';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { contactLink } from '../../content/contact-link.ts';
import type { IndustriesOverview } from '../../content/industries-overview.ts';
import { industries, type Industry } from '../../content/industries.ts';
import { industryScopes } from '../../content/industry-scopes.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { color, media, rule, size, space, type } from '../../theme.ts';

/** On paper, as on desktops, the lists of an industry stand side by side. */
const listsBelow = '@media screen and (max-width: 1180px)';

const style = css({
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
  // One that would have half a row has all of it.
  '& > li:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& > li > h3': { ...type.heading, alignSelf: 'center', padding: `20px ${space.cell}` },
  [listsBelow]: { '& > li': { gridRow: 'span 5', gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.phone]: {
    display: 'block',
    '& > li': { display: 'block', margin: '0 0 0 -2px' },
    '& > li > h3': { paddingBottom: space.row },
  },
  [media.print]: { display: 'block' },
});

const drawingStyle = css({ padding: '28px 32px', '& svg': { maxWidth: '300px', margin: '0 auto' } });

const linesStyle = css({
  padding: `24px ${space.cell} 8px`,
  borderTop: rule.frame,
  '& + &': { borderLeft: rule.cell },
  '& h4': { marginBottom: '10px' },
  '& li': { ...type.note, padding: '8px 0', borderTop: rule.cell },
  [listsBelow]: { '& + &': { borderLeft: 0, borderTop: 0 } },
});

const linksStyle = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  // A button alone stays as high as it is beside a card whose links take two lines.
  alignContent: 'start',
  gap: '8px 24px',
  padding: `16px ${space.cell} ${space.row}`,
  '& > a + a': { display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 },
  [media.phone]: { '& > *': { flexGrow: 1 } },
});

export type IndustryCardsProps = Pick<IndustriesOverview['list'], 'servicesLabel' | 'challengesLabel' | 'action'>;

/** The industries, each with what we do there, what makes it hard, and the way to the form. */
export function IndustryCards({ servicesLabel, challengesLabel, action }: IndustryCardsProps) {
  const listClass = useStyle(style);
  const drawingClass = useStyle(drawingStyle);
  return (
    <ul className={listClass}>
      {industries.map((industry) => (
        <li key={industry.slug} id={industry.slug}>
          <div className={drawingClass} data-ground="ink">
            <Drawing sprite={industrySprite} name={industry.slug} />
          </div>
          <h3>{industry.title}</h3>
          <Lines title={servicesLabel} lines={industryScopes[industry.slug].services} />
          <Lines title={challengesLabel} lines={industryScopes[industry.slug].challenges} />
          <Links industry={industry} action={action} />
        </li>
      ))}
    </ul>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={useStyle(linesStyle)}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Links({ industry: { slug, title, hasPage }, action }: { industry: Industry; action: string }) {
  const linksClass = useStyle(linksStyle);
  const which = <span className="visually-hidden">: {title}</span>;
  return (
    <div className={linksClass}>
      <ButtonLink href={contactLink()}>
        <span>
          {action}
          {which}
        </span>
      </ButtonLink>
      {hasPage && (
        <a href={`/industries/${slug}`}>
          <span>Entry rules and a night by the hour{which}</span>
        </a>
      )}
    </div>
  );
}
