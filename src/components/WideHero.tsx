import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme.ts';
import type { DrawingHeroProps } from './DrawingHero.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Section } from './Section.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { useStyle } from '../useStyle.ts';

const groundStyle = css({ padding: '20px 0 12px', [media.phone]: { padding: '20px 10px' } });

const wholeStyle = css({
  [media.belowDesktop]: { '& svg': { fontSize: '17px' } },
  // Narrower than this the lettering would be under 12 px.
  '@media (max-width: 1023px)': { '--labels': 'hidden' },
  [media.phone]: { '&:not(:only-child)': { display: 'none' } },
});

const cropStyle = css({
  display: 'none',
  [media.phone]: {
    display: 'block',
    '& svg': { maxWidth: '440px', margin: 'auto', fontSize: '14px' },
  },
});

interface WideHeroProps extends DrawingHeroProps {
  phoneDrawing: ReactNode;
}

/** The drawing runs across the page, below the words; phones show a crop of it. */
export function WideHero({ drawing, phoneDrawing, titleBlock, children, ...heading }: WideHeroProps) {
  const cropClass = useStyle(cropStyle);
  return (
    <Section label="Introduction">
      <PageHeading {...heading}>{children}</PageHeading>
      <div className={`${useStyle(groundStyle)} ink`}>
        <div className={useStyle(wholeStyle)}>{drawing}</div>
        {phoneDrawing && <div className={cropClass}>{phoneDrawing}</div>}
      </div>
      <TitleBlock rows={titleBlock} />
    </Section>
  );
}
