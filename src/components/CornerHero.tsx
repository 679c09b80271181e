import { css } from '@emotion/react';
import { media, rule } from '../theme.ts';
import type { DrawingHeroProps } from './DrawingHero.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Section } from './Section.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { useStyle } from '../useStyle.ts';

const columnsStyle = css({
  [media.notPhone]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9fr) minmax(190px, 3fr)',
    borderTop: rule.frame,
  },
});

const drawingStyle = css({
  display: 'grid',
  alignItems: 'center',
  padding: '24px 12%',
  // Lettering grows with its drawing, which is larger here than on its card: set small, it comes out like the rest.
  '& svg': { fontSize: '11px' },
  [media.tablet]: { padding: '24px 20px', '& svg': { fontSize: 'calc(17px - 0.75vw)' } },
  [media.phone]: { padding: '20px 10px', '& svg': { maxWidth: '440px', margin: 'auto', fontSize: '14px' } },
});

/** The drawing stands below the words, and the title block beside it in the corner, as high as the drawing. */
export function CornerHero({ drawing, titleBlock, children, ...heading }: DrawingHeroProps) {
  return (
    <Section label="Introduction">
      <PageHeading {...heading}>{children}</PageHeading>
      <div className={useStyle(columnsStyle)}>
        <div className={`${useStyle(drawingStyle)} ink`}>{drawing}</div>
        <TitleBlock rows={titleBlock} upright />
      </div>
    </Section>
  );
}
