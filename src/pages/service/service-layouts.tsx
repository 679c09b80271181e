import alignmentSprite from 'drawings:alignment';
import serviceSprite from 'drawings:services';
import type { ReactNode } from 'react';
import { Drawing } from '../../components/Drawing.tsx';
import type { HeroProps } from '../../components/Hero.tsx';
import type { FigureTable } from '../../content/page-parts.ts';
import { CalledOutLimits } from './CalledOutLimits.tsx';

/** The sections between the head of a service's page and its questions. */
export type ServiceSection = 'scope' | 'figures' | 'signs' | 'steps' | 'preparation' | 'handover' | 'industries';

/** The layout of a service's page, where pages differ. */
export interface ServiceLayout {
  arrangement: NonNullable<HeroProps['arrangement']>;
  /** Replaces the drawing of the service's card. May refer to the figures of the page's table. */
  drawing?: ReactNode | ((figures: FigureTable) => ReactNode);
  /** The section before the scope of the work. */
  first: readonly ('figures' | 'signs')[];
  /** `line`: long steps as a timeline. `cells`: short steps side by side. */
  steps: 'line' | 'cells';
  /** The only section on dark ground. */
  dark: ServiceSection;
}

const defaultLayout: ServiceLayout = {
  arrangement: 'right',
  first: [],
  steps: 'cells',
  dark: 'steps',
};

const layouts: Readonly<Record<string, Partial<ServiceLayout>>> = {
  'laser-alignment': {
    arrangement: 'above',
    drawing: (
      <>
        <Drawing
          only="wide"
          sprite={alignmentSprite}
          name="shaft-alignment"
          label="Motor and pump on one base, with laser heads on both hubs of the coupling; detail A shows offset and gap between the shafts"
        />
        {/* The part between both laser heads. */}
        <Drawing only="phones" sprite={alignmentSprite} name="shaft-alignment" view="coupling" />
      </>
    ),
    first: ['figures', 'signs'],
    steps: 'line',
    dark: 'signs',
  },
  'equipment-installation': { arrangement: 'above', drawing: (figures) => <CalledOutLimits table={figures} /> },
  'steel-fabrication': {
    arrangement: 'narrow',
    drawing: <Drawing sprite={serviceSprite} name="steel-fabrication" view="connection" />,
    first: ['signs'],
    steps: 'line',
    dark: 'handover',
  },
  'plant-relocation': { arrangement: 'left', first: ['figures'], dark: 'figures' },
  'conveyor-elevator': { arrangement: 'corner', first: ['signs', 'figures'], steps: 'line', dark: 'preparation' },
};

/** Returns the layout for a slug, or the default layout. */
export const layoutOf = (slug: string): ServiceLayout => ({ ...defaultLayout, ...layouts[slug] });
