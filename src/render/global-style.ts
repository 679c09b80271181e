import { css } from '@emotion/react';
import { fontFaces } from '../fonts/font-faces.ts';
import { headingLetters } from '../styles/type-scale.ts';
import { color, columnLines, focusRing, font, lettering, media, typography, visuallyHidden } from '../theme.ts';

/** Defaults of elements. Components have all other styles. */
export const globalStyle = css(...fontFaces, {
  '*, ::before, ::after': { boxSizing: 'border-box', margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  html: {
    // Keeps the target of a jump below the sticky header.
    scrollPaddingTop: 'calc(var(--header) + 16px)',
    scrollPaddingBottom: 0,
    '--header': '5rem',
    '--cell': '28px',
    '--row': '28px',
    '--head': '64px',
    '--lettering': lettering.normal,
    '--n': 12,
    '--columns': columnLines(color.grid),
    WebkitTextSizeAdjust: '100%',
    // Disables zoom by double tap, and keeps zoom by pinch.
    touchAction: 'manipulation',
    // Chrome's forced dark mode respects this property and not the `meta` if the visitor prefers dark.
    colorScheme: 'only light',
    [media.upToTablet]: { '--head': '48px' },
    [media.upToUprightTablet]: { '--n': 4 },
    // Lower, but visible: the emergency link stays in view on a phone in landscape.
    [media.lowWindow]: { '--header': '3.25rem' },
  },
  // Keeps focused elements above the notices, whose height `NoticeCard` measures.
  'html:has([data-notice])': { scrollPaddingBottom: 'var(--notices)' },
  body: {
    ...typography.text,
    fontFamily: font.family,
    // Without this some browsers on Linux place letters at full pixels, and lines of the fallback break elsewhere than the font's.
    textRendering: 'geometricPrecision',
    fontVariant: 'tabular-nums lining-nums',
    color: color.ink,
    background: color.paper,
    overflowWrap: 'break-word',
    '--ground': color.paper,
    '--thin': color.steel5,
    '--quiet': color.steel7,
    '--accent': color.amber,
    // The colors of a button on hover.
    '--fill': color.ink,
    '--on-fill': color.white,
  },
  'h1, h2, h3': { ...headingLetters, fontVariant: 'lining-nums proportional-nums' },
  h1: typography.pageTitle,
  h2: typography.sectionTitle,
  h3: typography.cardTitle,
  'h4, dt': { ...typography.small, fontWeight: 400, color: 'var(--quiet)' },
  svg: { fontStretch: '80%', fontWeight: 500 },
  a: { color: 'inherit' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', borderRadius: 0 },
  button: { border: 0, background: 'none', cursor: 'pointer' },
  // `output` announces to screen readers what everyone else sees.
  output: visuallyHidden,
  ':focus-visible': focusRing,
  // Printers omit backgrounds, so white text would disappear.
  [media.notPrint]: {
    'body:has([data-notice])': { paddingBottom: 'var(--notices)' },
    // These colors also apply to drawings on ink.
    '[data-ground=ink]': {
      background: color.ink,
      color: color.white,
      '--ground': color.ink,
      '--thin': color.fog,
      '--quiet': color.fog,
      '--red-edge': color.white,
      '--fill': color.white,
      '--on-fill': color.ink,
      '--columns': 'none',
    },
    // On ink the outline is white, for the same contrast.
    '[data-ground=ink] :focus-visible': { outlineColor: color.white },
  },
  '[tabindex="-1"]:focus-visible': { outline: 0, boxShadow: 'none' },
  [media.phone]: {
    html: { '--cell': '16px', '--row': '20px', '--head': '40px' },
  },
  // Words break instead of overflowing their cell.
  [media.narrowest]: { body: { overflowWrap: 'anywhere' } },
  [media.forcedColors]: {
    // Drawings use the system's ground, because their lines use the color of its text. A cell on hover sets another ground.
    svg: { '--ground': 'Canvas!important', '--thin': 'CanvasText', '--accent': 'Highlight' },
  },
  [media.print]: {
    html: { '--header': '44px', '--cell': '12px', '--row': '8px', '--head': '10px' },
    h1: { fontSize: '24pt' },
    h2: { fontSize: '17pt' },
    body: {
      color: '#000',
      background: 'none',
      fontSize: '11pt',
      lineHeight: 1.35,
      '--ground': '#fff',
      '--thin': '#000',
      '--columns': 'none',
    },
    // Prints the complete address after a link's text, even if `::after` covers a card otherwise. The text of mail and phone
    // links is their address.
    'main a[href^="/"]::after': {
      content: '" (" var(--origin) attr(href) ")"',
      position: 'static',
      fontSize: '.75em',
      overflowWrap: 'anywhere',
    },
    // Hides elements that are useless on paper.
    'button, [data-screen]': { display: 'none !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'figure, p, tr, li, dl > div': { breakInside: 'avoid' },
  },
});
