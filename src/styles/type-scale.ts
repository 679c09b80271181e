/** The font. Line lengths are in `em`, because with `ch` browsers compute styles again after the font has loaded. */
export const font = {
  family: 'Lettering,Fallback,sans-serif',
  /** The widths of the variable font. */
  condensed: '75%',
  control: '88%',
  text: '100%',
} as const;

/** The letters of headings. `global-style.ts` applies them to `h1`, `h2` and `h3`. */
export const headingLetters = {
  fontStretch: font.condensed,
  fontWeight: 650,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;

/**
 * The type scale, in `rem`, so that letters follow the visitor's text size (WCAG 1.4.4). A component spreads a step into a style
 * and sets no size itself. A step has a line height, and may have a width and a weight. The defaults are the text's, 100 % and 400,
 * or the heading's.
 */
export const typography = {
  /** Labels over values, dates, tags. */
  small: { fontSize: '.94rem', lineHeight: 1.3, fontStretch: font.control },
  /** Secondary text in cells. */
  note: { fontSize: '1rem', lineHeight: 1.5 },
  text: { fontSize: '1.06rem', lineHeight: 1.55 },
  lead: { fontSize: 'clamp(1.06rem,2.4vw,1.2rem)', lineHeight: 1.5 },
  /** Plain names, questions, links in a row. */
  strong: { fontSize: 'clamp(1.06rem,2.4vw,1.2rem)', lineHeight: 1.25, fontWeight: 600, fontStretch: font.control },
  /** The condensed value under a label. */
  condensed: { fontSize: 'clamp(1.2rem,1.5vw,1.3rem)', lineHeight: 1.25, fontWeight: 600, fontStretch: font.condensed },
  /** The title of a card or a cell, and the default of h3. */
  cardTitle: { fontSize: 'clamp(1.45rem,1.9vw,1.7rem)', lineHeight: 1.08 },
  /** The title of an entry that fills the width. */
  entryTitle: { fontSize: 'clamp(1.7rem,2.6vw,2.25rem)', lineHeight: 1.05 },
  /** The title of a section in a narrow column. */
  sideTitle: { fontSize: 'clamp(2.25rem,2rem + 1.1vw,3.1rem)', lineHeight: 1 },
  /** The title of a section, and the default of h2. */
  sectionTitle: { fontSize: 'clamp(2.4rem,1.75rem + 2.8vw,4.25rem)', lineHeight: 1 },
  /** The title of a page, and the default of h1. */
  pageTitle: { fontSize: 'clamp(2.5rem,1.75rem + 4.7vw,6rem)', lineHeight: 0.92, letterSpacing: '-0.02em' },
  /** Large figures on dimension lines. */
  figure: {
    fontSize: 'clamp(3.75rem,13vw - 2.5rem,9.25rem)',
    lineHeight: 0.86,
    fontWeight: 560,
    fontStretch: font.condensed,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'lining-nums proportional-nums',
  },
} as const;

/** Combines a step with the letters of headings, for elements that look like a heading but are none. */
export const asHeading = (step: keyof typeof typography) => ({ ...headingLetters, ...typography[step] });

/**
 * Sizes of the lettering in drawings, in each drawing's units. Lettering scales with its drawing, so a large drawing takes small
 * lettering. The sizes ignore the visitor's text size, as drawings do.
 */
export const lettering = { least: '11px', normal: '13px', more: '15px', much: '17px', most: '22px' } as const;
