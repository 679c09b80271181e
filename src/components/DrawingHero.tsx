import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ServicePageContent } from '../content/service-page-content.ts';
import { columnLines, media, rule, size } from '../theme.ts';
import { PageHeading, titleStyle } from './PageHeading.tsx';
import { Section } from './Section.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { useStyle } from '../useStyle.ts';

const style = css({
  '&.wide > .plate': { padding: '20px 0 12px' },
  // The title block in its corner, as high as the plate.
  '&.corner': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)',
    '& > div:first-of-type': { gridColumn: '1 / -1', borderBottom: rule.frame },
    '& > .plate': { padding: '24px 12%' },
    '& > dl': { flexDirection: 'column', justifyContent: 'flex-end', border: 0, borderLeft: rule.frame },
    '& > dl > div': { flex: '1 1 0', padding: '16px 20px 18px', borderTop: rule.block, borderRight: 0 },
  },
  '& .phone': { display: 'none' },
  '& > .beside': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    '&.narrow': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
    '&.right': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    '&.left': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    '&.left > .words': { order: 1 },
  },
  '& .words': { ...columnLines, display: 'grid', alignContent: 'center', padding: `64px ${size.cell}` },
  '& .words h1': titleStyle,
  '& .words .lead': { maxWidth: '54ch', margin: '24px 0 28px', fontSize: '19px', lineHeight: 1.5 },
  '& .words .actions': { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  '& .plate': { display: 'grid', alignItems: 'center', padding: '32px 40px' },
  // As large as the sheet's other lettering, in a drawing that is larger than on its card.
  '&:not(.wide) .plate svg': { fontSize: '11px' },
  '& .narrow > .plate': { padding: '16px 0 16px 16px' },
  '@media (max-width: 1180px)': {
    '& .plate svg, &:not(.wide) .plate svg': { fontSize: '17px' },
    '& > .beside > .plate': { padding: '24px 20px' },
    // Half the sheet each, as the lead is long.
    '&:is(.wide, .corner) h1': { gridColumn: '1 / 7' },
    '&:is(.wide, .corner) .lead': { gridColumn: '7 / 13' },
  },
  '@media (max-width: 1000px)': {
    '& .screen': { display: 'none' },
    '& .phone': { display: 'block' },
    '& .phone svg': { maxWidth: '440px', margin: 'auto', fontSize: '14px' },
  },
  [media.phone]: {
    '&.corner, & > .beside, & > .beside.right, & > .beside.left, & > .beside.narrow': { display: 'block' },
    '& .words': { padding: `32px ${size.cellPhone}` },
    '& .words h1': { fontSize: 'clamp(40px, 12.4vw, 82px)' },
    '& .words .lead': { margin: '20px 0', fontSize: '17px' },
    '& .words .actions > *': { width: '100%' },
    '&.wide > .plate, &.corner > .plate, & .plate, & .narrow > .plate': { padding: '20px 10px' },
    '& .plate svg, &:not(.wide) .plate svg': { maxWidth: '440px', margin: 'auto', fontSize: '14px' },
    '&.corner > div:first-of-type': { borderBottom: 0 },
    '&.corner > dl': { flexDirection: 'row', borderTop: rule.frame, borderLeft: 0 },
    '&.corner > dl > div': {
      flex: '1 1 40%',
      padding: `10px ${size.cellPhone}`,
      borderTop: 0,
      borderRight: rule.block,
    },
  },
});

export interface DrawingHeroProps extends Pick<ServicePageContent, 'titleBlock'> {
  title: string;
  lead: string;
  /** Where the drawing stands: under the words (`wide`, or `corner` with the title block at its right), or beside them. */
  plate: 'wide' | 'corner' | 'right' | 'left' | 'narrow';
  drawing: ReactNode;
  /** What phones show of a drawing that runs across the sheet. */
  phoneDrawing?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** The head of a page with its plate on ink, across the sheet or beside the words, and its title block. */
export function DrawingHero({ title, lead, plate, titleBlock, drawing, phoneDrawing, children }: DrawingHeroProps) {
  return (
    <Section label="Introduction" className={`${useStyle(style)} ${plate}`}>
      {plate === 'wide' || plate === 'corner' ? (
        <>
          <PageHeading title={title} lead={lead}>
            {children}
          </PageHeading>
          <div className="plate ink">
            <div className={phoneDrawing ? 'screen' : undefined}>{drawing}</div>
            {phoneDrawing && <div className="phone">{phoneDrawing}</div>}
          </div>
        </>
      ) : (
        <div className={`beside ${plate}`}>
          <div className="words">
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <div className="actions">{children}</div>
          </div>
          <div className="plate ink">{drawing}</div>
        </div>
      )}
      <TitleBlock rows={titleBlock} />
    </Section>
  );
}
