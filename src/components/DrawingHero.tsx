import type { ReactNode } from 'react';
import type { ServicePageContent } from '../content/service-page-content.ts';
import { BesideHero } from './BesideHero.tsx';
import { CornerHero } from './CornerHero.tsx';
import type { PageTitleProps } from './PageTitle.tsx';
import { WideHero } from './WideHero.tsx';

export interface DrawingHeroProps extends PageTitleProps, Pick<ServicePageContent, 'titleBlock'> {
  lead: string;
  drawing: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** Where the drawing stands: under the words (`wide`, or `corner` with the title block at its right), or beside them. */
export type DrawingPlace = 'wide' | 'corner' | 'right' | 'left' | 'narrow';

interface PlacedHeroProps extends DrawingHeroProps {
  place: DrawingPlace;
  /** What phones show of a drawing that runs across the page. */
  phoneDrawing?: ReactNode;
}

/** The top of a page with a drawing on dark ground and its title block; `place` says where the drawing stands. */
export function DrawingHero({ place, phoneDrawing, ...hero }: PlacedHeroProps) {
  if (place === 'wide') return <WideHero {...hero} phoneDrawing={phoneDrawing} />;
  if (place === 'corner') return <CornerHero {...hero} />;
  return <BesideHero {...hero} side={place} />;
}
