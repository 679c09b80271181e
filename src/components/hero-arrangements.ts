import type { Styles } from '../styles/useStyles.ts';
import { lettering, media, rule, space } from '../theme.ts';
import type { TitleBlockProps } from './TitleBlock.tsx';

/** The styles of a hero by part. `root` is the section; `layout` contains title, words and figure. */
export type HeroStyles = Styles<'root' | 'layout' | 'title' | 'words' | 'buttons' | 'figure'> & {
  titleBlock?: TitleBlockProps['styles'];
};

/** Lettering scales with the drawing, so a large drawing takes small lettering. */
const onPhones = { [media.phone]: { padding: '20px max(10px, 50% - 220px)', '--lettering': lettering.more } } as const;

const acrossPage = { gridColumn: '1 / -1' } as const;

/** Lead and buttons at the right of the title; the drawing below, across the page. */
const above = {
  layout: { [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '2fr 1fr' } },
  title: { [media.fromDesktop]: { paddingBottom: space.head } },
  words: { [media.fromDesktop]: { alignSelf: 'end', padding: `${space.head} ${space.cell} ${space.head} 0` } },
  figure: {
    padding: '20px 0 12px',
    ...onPhones,
    [media.fromDesktop]: acrossPage,
    // The complete drawing fits, but its labels would be smaller than 12 px.
    [media.tablet]: { '--labels': 'hidden' },
  },
  titleBlock: { root: { [media.fromDesktop]: acrossPage } },
} satisfies HeroStyles;

/** Words centered beside the drawing. */
const beside = {
  layout: {
    [media.fromDesktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    // Only lead and buttons are beside the drawing.
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.print]: { display: 'block' },
  },
  title: {
    [media.fromDesktop]: { alignSelf: 'end', paddingBottom: '24px' },
    [media.tablet]: { ...acrossPage, paddingBottom: space.row, borderBottom: rule.cell },
  },
  words: { [media.tablet]: { paddingTop: space.row } },
  figure: {
    display: 'grid',
    alignItems: 'center',
    padding: '32px clamp(20px,18vw - 214px,40px)',
    '--lettering': lettering.least,
    ...onPhones,
    [media.fromDesktop]: { gridArea: '1 / 2 / 3' },
    [media.tablet]: { '--lettering': lettering.more },
    [media.print]: { gridTemplateColumns: 'minmax(0, 360px)' },
  },
  titleBlock: { root: { [media.fromDesktop]: acrossPage, [media.tablet]: acrossPage } },
} satisfies HeroStyles;

const narrowFigure = { padding: '16px 0 16px 16px' } as const;
const cornerFigure = { padding: '24px 9%' } as const;

/** The places of the drawing. */
export const arrangementKinds = {
  above,
  /** The drawing below the words, with the title block at its right in the same height. */
  corner: {
    layout: [
      above.layout,
      {
        [media.fromTablet]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 1fr) minmax(190px, 3fr)',
        },
        [media.print]: { display: 'block' },
      },
    ],
    title: [above.title, { [media.fromTablet]: { gridColumn: 'span 2' }, [media.tablet]: acrossPage }],
    words: [above.words, { [media.fromTablet]: { gridColumn: 'span 2' }, [media.tablet]: acrossPage }],
    figure: [
      above.figure,
      {
        ...cornerFigure,
        [media.phone]: cornerFigure,
        [media.fromTablet]: { gridColumn: 'span 3', '--lettering': lettering.least },
        [media.tablet]: { '--labels': 'visible', padding: '24px 20px' },
      },
    ],
    titleBlock: {
      root: [
        above.titleBlock.root,
        { [media.fromTablet]: { gridColumn: 'auto', flexDirection: 'column', borderLeft: rule.frame } },
      ],
      cell: { [media.fromTablet]: { flexBasis: 0, paddingLeft: '20px' } },
    },
  },
  /** The drawing beside the words. */
  right: beside,
  left: {
    ...beside,
    layout: [beside.layout, { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } }],
    figure: [beside.figure, { [media.fromDesktop]: { gridColumn: 1 } }],
  },
  /** A narrow drawing beside the words. */
  narrow: {
    ...beside,
    layout: [beside.layout, { [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } }],
    figure: [beside.figure, { ...narrowFigure, [media.phone]: narrowFigure }],
  },
} satisfies Record<string, HeroStyles>;
