import { css } from '@emotion/react';
import { columnLines, media, size } from '../theme.ts';
import { buttonRow } from './button-row.ts';
import type { DrawingHeroProps } from './DrawingHero.tsx';
import { heroColumns, heroDrawing, heroLead, heroWords } from './hero-columns.ts';
import { PageTitle, titleStyle } from './PageTitle.tsx';
import { Section } from './Section.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { useStyle } from '../useStyle.ts';

const columnsStyle = css({
  display: 'grid',
  '&.right': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '&.left': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  '&.narrow': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
  [media.tablet]: { '&.right, &.left, &.narrow': heroColumns[media.tablet] },
  [media.phone]: { display: 'block' },
  [media.print]: { '&.right, &.left, &.narrow': { background: 'none' } },
});

const wordsStyle = css(columnLines, {
  display: 'grid',
  alignContent: 'center',
  padding: `64px ${size.cell}`,
  '.left > &': { order: 1 },
  '& h1': titleStyle,
  ...heroWords,
  [media.phone]: {
    padding: `32px ${size.cellPhone}`,
    '& h1': { fontSize: 'clamp(40px, 12.4vw, 82px)' },
  },
});

const leadStyle = css({
  ...heroLead,
  [media.phone]: { margin: '20px 0', fontSize: '17px' },
});

const actionsStyle = css(buttonRow);

const drawingStyle = css({
  display: 'grid',
  alignItems: 'center',
  padding: '32px 40px',
  // Lettering grows with its drawing, which is larger here than on its card: set small, it comes out like the rest.
  '& svg': { fontSize: '11px' },
  '.narrow > &': { padding: '16px 0 16px 16px' },
  [media.tablet]: {
    ...heroDrawing[media.tablet],
    '.left > &': { gridColumn: 1 },
    // 12 px and more in the smallest, without growing as much as the drawing.
    '& svg': { fontSize: 'calc(22px - 0.7vw)' },
    '.narrow > & svg': { fontSize: 'calc(12px - 0.33vw)' },
  },
  [media.phone]: {
    padding: '24px 20px',
    '.narrow > &': { padding: '20px 10px' },
    '& svg': { maxWidth: '440px', margin: 'auto', fontSize: '14px' },
  },
});

interface BesideHeroProps extends DrawingHeroProps {
  /** Where the drawing stands; a narrow one stands to the right. */
  side: 'left' | 'right' | 'narrow';
}

/** The drawing stands beside the words. */
export function BesideHero({ lead, drawing, titleBlock, side, children, ...title }: BesideHeroProps) {
  return (
    <Section label="Introduction">
      <div className={`${useStyle(columnsStyle)} ${side}`}>
        <div className={useStyle(wordsStyle)}>
          <div>
            <PageTitle {...title} />
          </div>
          <p className={useStyle(leadStyle)}>{lead}</p>
          <div className={useStyle(actionsStyle)}>{children}</div>
        </div>
        <div className={`${useStyle(drawingStyle)} ink`}>{drawing}</div>
      </div>
      <TitleBlock rows={titleBlock} />
    </Section>
  );
}
