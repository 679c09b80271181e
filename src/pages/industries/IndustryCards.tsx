import { css } from '@emotion/react';
import industrySprite from 'drawings:industries';
import { industries, type Industry } from '../../content/industries.ts';
import { industryScopes } from '../../content/industry-scopes.ts';
import type { IndustriesOverview } from '../../content/industries-overview.ts';
import { contactLink } from '../../content/contact-link.ts';
import { color, heading, label, media, onInk, rule, size } from '../../theme.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > li': {
    // Drawing, title, lists and links stand level in both columns.
    display: 'grid',
    gridRow: 'span 3',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: '1fr 1fr',
    borderRight: rule.frame,
    borderBottom: rule.frame,
    '&:nth-of-type(2n)': { borderRight: 0 },
    '&:nth-last-of-type(-n + 2)': { borderBottom: 0 },
    '&:target': { background: color.white },
  },
  '& .plate': { ...onInk, padding: '28px 32px', '& svg': { maxWidth: '300px', margin: '0 auto' } },
  '& .name': { alignSelf: 'end', padding: `28px ${size.cell} 24px` },
  '& h3': { ...heading, marginBottom: '10px', fontSize: '36px' },
  '& .name p': { maxWidth: '34ch', color: color.steel7 },
  '& .list': { padding: `24px ${size.cell} 8px`, borderTop: rule.frame },
  '& .list + .list': { borderLeft: rule.cell },
  '& h4': { ...label, marginBottom: '10px', fontWeight: 500 },
  '& .list li': { padding: '8px 0', borderTop: rule.cell, fontSize: '16px', lineHeight: 1.45 },
  '& .links': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 24px',
    padding: `16px ${size.cell} 32px`,
  },
  '& .page': { display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 },
  '@media (max-width: 1100px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li, & > li:nth-last-of-type(-n + 2)': { borderRight: 0, borderBottom: rule.frame },
    '& > li:last-of-type': { borderBottom: 0 },
  },
  [media.phone]: {
    '& .plate': { padding: '20px 16px', '& svg': { maxWidth: '220px' } },
    '& .name': { alignSelf: 'center', padding: `20px ${size.cellPhone}` },
    '& h3': { fontSize: '28px' },
    '& .list': { padding: `20px ${size.cellPhone} 8px` },
    '& .links': { padding: `12px ${size.cellPhone} 24px` },
  },
  '@media (max-width: 560px)': {
    '& > li': { display: 'block' },
    '& .list + .list': { borderLeft: 0, borderTop: 0 },
    '& .links > *': { flexGrow: 1 },
  },
  [media.print]: { display: 'block' },
});

export type IndustryCardsProps = Pick<IndustriesOverview['list'], 'servicesLabel' | 'challengesLabel' | 'action'>;

/** The industries, each with what we do there, what makes it hard, and the way to the form. */
export function IndustryCards({ servicesLabel, challengesLabel, action }: IndustryCardsProps) {
  return (
    <ul className={useStyle(style)}>
      {industries.map((industry) => (
        <li key={industry.slug} id={industry.slug}>
          <div className="plate ink">
            <Drawing sprite={industrySprite} name={industry.slug} />
          </div>
          <div className="name">
            <h3>{industry.title}</h3>
          </div>
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
    <div className="list">
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
  const which = <span className="visually-hidden">: {title}</span>;
  return (
    <div className="links">
      <ButtonLink href={contactLink()}>
        <span>
          {action}
          {which}
        </span>
      </ButtonLink>
      {hasPage && (
        <a className="page" href={`/industries/${slug}`}>
          <span>Entry rules and a night by the hour{which}</span>
        </a>
      )}
    </div>
  );
}
