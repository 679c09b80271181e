import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, columnLines, media, rule, size } from '../theme.ts';
import { titleStyle } from './PageHeading.tsx';
import { Section } from './Section.tsx';
import { TitleBlock, type TitleBlockProps } from './TitleBlock.tsx';
import { useStyle } from '../useStyle.ts';

const style = css({
  '& > .head': { ...columnLines, display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  '& .words': { display: 'grid', alignContent: 'center', padding: `64px ${size.cell} 68px` },
  '& h1': titleStyle,
  '& .lead': { maxWidth: '54ch', margin: '24px 0 28px', fontSize: '19px', lineHeight: 1.5 },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  '& .plate': { display: 'grid', alignItems: 'center', padding: '32px 40px', borderLeft: rule.cell },
  // The bar says at a glance that this page is for a line that stands still.
  '&.alarm': { borderTop: `10px solid ${color.red}` },
  '@media (max-width: 1320px)': { '& .plate': { paddingInline: '20px' } },
  // Narrower than this the lettering would be under 12 px.
  '@media (max-width: 1180px)': { '& .plate': { '--labels': 'hidden' } },
  [media.phone]: {
    '& > .head': { display: 'block' },
    '& .words': { padding: `30px ${size.cellPhone} 32px` },
    '& h1': { fontSize: 'clamp(42px, 13.4vw, 82px)' },
    '& .lead': { margin: '16px 0 20px', fontSize: '17px' },
    '& .actions > *': { width: '100%' },
    '& .plate': { padding: `24px ${size.cellPhone}`, borderLeft: 0, borderTop: rule.cell },
    '& .plate > svg': { maxWidth: '400px', margin: 'auto' },
  },
  [media.print]: {
    '& > .head': { display: 'block' },
    '& .words': { padding: `12pt ${size.cellPhone} 0` },
    '& h1': { fontSize: '30pt' },
    '& .lead': { maxWidth: 'none', margin: '8pt 0', fontSize: '11pt' },
    '& .actions, & .plate': { display: 'none' },
  },
});

export interface SplitHeroProps extends TitleBlockProps {
  title: string;
  lead: string;
  /** Buttons. */
  actions: ReactNode;
  /** The drawing to the right. */
  children: ReactNode;
  ground: 'paper' | 'ink';
  /** A red bar across the head, for the emergency page. */
  alarm?: boolean;
}

/** The head of a page with its drawing beside the words and the title block below both. */
export function SplitHero({ title, lead, actions, children, ground, alarm = false, rows }: SplitHeroProps) {
  return (
    <Section label="Introduction" className={`${useStyle(style)}${alarm ? ' alarm' : ''}`}>
      <div className="head">
        <div className="words">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">{actions}</div>
        </div>
        <div className={ground === 'ink' ? 'plate ink' : 'plate'}>{children}</div>
      </div>
      <TitleBlock rows={rows} />
    </Section>
  );
}
