import type { ReactNode } from 'react';
import type { ServicePageContent } from '../content/service-page-content.ts';
import { BesideHero } from './BesideHero.tsx';
import { CornerHero } from './CornerHero.tsx';
import { WideHero } from './WideHero.tsx';

export interface DrawingHeroProps extends Pick<ServicePageContent, 'titleBlock'> {
  title: string;
  lead: string;
  drawing: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

interface PlacedHeroProps extends DrawingHeroProps, Pick<ServicePageContent, 'plate'> {
  /** What phones show of a drawing that runs across the page. */
  phoneDrawing?: ReactNode;
}

/** The top of a page with a drawing on dark ground and its title block; `plate` says where the drawing stands. */
export function DrawingHero({ plate, phoneDrawing, ...hero }: PlacedHeroProps) {
  if (plate === 'wide') return <WideHero {...hero} phoneDrawing={phoneDrawing} />;
  if (plate === 'corner') return <CornerHero {...hero} />;
  return <BesideHero {...hero} side={plate} />;
}
