import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, columnLines, media, rule, size } from '../theme.ts';
import { buttonRow } from './button-row.ts';
import { heroColumns, heroDrawing, heroLead, heroWords } from './hero-columns.ts';
import { PageTitle, titleStyle, type PageTitleProps } from './PageTitle.tsx';
import { Section } from './Section.tsx';
import { TitleBlock, type TitleBlockProps } from './TitleBlock.tsx';
import { useStyle } from '../useStyle.ts';

// The red bar says at a glance that this page is for emergencies.
const style = css({ '&.alarm': { borderTop: `10px solid ${color.red}` } });

const columnsStyle = css(columnLines, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  ...heroColumns,
  [media.phone]: { display: 'block' },
  [media.print]: { display: 'block', background: 'none' },
});

const wordsStyle = css({
  display: 'grid',
  alignContent: 'center',
  padding: `64px ${size.cell} 68px`,
  '& h1': titleStyle,
  ...heroWords,
  [media.phone]: {
    padding: `30px ${size.cellPhone} 32px`,
    '& h1': { fontSize: 'clamp(42px, 13.4vw, 82px)' },
  },
  [media.print]: {
    display: 'block',
    padding: `12pt ${size.cellPhone} 0`,
    '& > p, & > div:first-of-type': { padding: 0, border: 0 },
    '& > p': { margin: '8pt 0' },
    '& h1': { fontSize: '30pt' },
  },
});

const leadStyle = css({
  ...heroLead,
  [media.phone]: { margin: '16px 0 20px', fontSize: '17px' },
  [media.print]: { maxWidth: 'none', margin: '8pt 0', fontSize: '11pt' },
});

const actionsStyle = css(buttonRow, { [media.print]: { display: 'none' } });

const drawingStyle = css({
  display: 'grid',
  alignItems: 'center',
  padding: '32px 40px',
  borderLeft: rule.cell,
  [media.belowWide]: { paddingInline: '20px' },
  // Narrower than this the lettering would be under 12 px.
  [media.belowDesktop]: { '--labels': 'hidden' },
  ...heroDrawing,
  [media.phone]: {
    padding: `24px ${size.cellPhone}`,
    borderLeft: 0,
    borderTop: rule.cell,
    '& > svg': { maxWidth: '400px', margin: 'auto' },
  },
  [media.print]: { display: 'none' },
});

export interface SplitHeroProps extends PageTitleProps, Pick<TitleBlockProps, 'rows'> {
  lead: string;
  /** Buttons. */
  actions: ReactNode;
  /** The drawing to the right. */
  children: ReactNode;
  ground: 'paper' | 'ink';
  /** A red bar across the top, for the emergency page. */
  alarm?: boolean;
}

/** The top of a page: the words, a drawing beside them, and the drawing's title block below both. */
export function SplitHero({ lead, actions, children, ground, alarm = false, rows, ...title }: SplitHeroProps) {
  return (
    <Section label="Introduction" className={`${useStyle(style)}${alarm ? ' alarm' : ''}`}>
      <div className={useStyle(columnsStyle)}>
        <div className={useStyle(wordsStyle)}>
          <div>
            <PageTitle {...title} />
          </div>
          <p className={useStyle(leadStyle)}>{lead}</p>
          <div className={useStyle(actionsStyle)}>{actions}</div>
        </div>
        <div className={`${useStyle(drawingStyle)}${ground === 'ink' ? ' ink' : ''}`}>{children}</div>
      </div>
      <TitleBlock rows={rows} />
    </Section>
  );
}
