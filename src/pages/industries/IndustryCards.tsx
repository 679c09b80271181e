import { css } from '@emotion/react';
import industrySprite from 'drawings:shared/industries';
import { industries, type Industry } from '../../content/industries.ts';
import { industryScopes } from '../../content/industry-scopes.ts';
import type { IndustriesOverview } from '../../content/industries-overview.ts';
import { contactLink } from '../../content/contact-link.ts';
import { color, heading, label, media, rule, size } from '../../theme.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { useStyle } from '../../useStyle.ts';

/** On paper, as on desktops, the lists of an industry stand side by side. */
const listsBelow = '@media screen and (max-width: 1180px)';

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
  [listsBelow]: { '& > li': { gridRow: 'span 5', gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li, & > li:nth-last-of-type(-n + 2)': { display: 'block', borderRight: 0, borderBottom: rule.frame },
    '& > li:last-of-type': { borderBottom: 0 },
  },
  [media.print]: { display: 'block', '& > li': { borderRight: 0 } },
});

const drawingStyle = css({
  padding: '28px 32px',
  '& svg': { maxWidth: '300px', margin: '0 auto' },
  [media.phoneOrPaper]: { padding: '20px 16px', '& svg': { maxWidth: '220px' } },
});

const nameStyle = css({
  ...heading,
  alignSelf: 'end',
  padding: `28px ${size.cell} 34px`,
  fontSize: '36px',
  [media.tablet]: { padding: `24px ${size.cell}`, fontSize: '32px' },
  [media.phoneOrPaper]: { alignSelf: 'center', padding: `20px ${size.cellPhone} 30px`, fontSize: '28px' },
});

const linesStyle = css({
  padding: `24px ${size.cell} 8px`,
  borderTop: rule.frame,
  '& + &': { borderLeft: rule.cell },
  '& h4': { ...label, marginBottom: '10px', fontWeight: 500 },
  '& li': { padding: '8px 0', borderTop: rule.cell, fontSize: '16px', lineHeight: 1.45 },
  [listsBelow]: { '& + &': { borderLeft: 0, borderTop: 0 } },
  [media.phoneOrPaper]: { padding: `20px ${size.cellPhone} 8px` },
});

const linksStyle = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  // A button alone stays as high as it is beside a card whose links take two lines.
  alignContent: 'start',
  gap: '8px 24px',
  padding: `16px ${size.cell} 32px`,
  [media.phoneOrPaper]: { padding: `12px ${size.cellPhone} 24px` },
  [media.phone]: { '& > *': { flexGrow: 1 } },
});

const pageLinkStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 });

export type IndustryCardsProps = Pick<IndustriesOverview['list'], 'servicesLabel' | 'challengesLabel' | 'action'>;

/** The industries, each with what we do there, what makes it hard, and the way to the form. */
export function IndustryCards({ servicesLabel, challengesLabel, action }: IndustryCardsProps) {
  const listClass = useStyle(style);
  const drawingClass = `${useStyle(drawingStyle)} ink`;
  const nameClass = useStyle(nameStyle);
  return (
    <ul className={listClass}>
      {industries.map((industry) => (
        <li key={industry.slug} id={industry.slug}>
          <div className={drawingClass}>
            <Drawing sprite={industrySprite} name={industry.slug} />
          </div>
          <h3 className={nameClass}>{industry.title}</h3>
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
  const pageLinkClass = useStyle(pageLinkStyle);
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
        <a className={pageLinkClass} href={`/industries/${slug}`}>
          <span>Entry rules and a night by the hour{which}</span>
        </a>
      )}
    </div>
  );
}
