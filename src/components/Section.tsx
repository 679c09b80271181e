import { createContext, use, type ReactNode } from 'react';
import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { color, font, media, onScreen, rule, typography, silent } from '../theme.ts';
import { HeadingWords, type HeadingWordsProps } from './HeadingWords.tsx';

/** Frames a section like a drawing sheet, with the section's letter in the strips at both sides. */
export const sectionStyles = {
  root: {
    position: 'relative',
    border: rule.frame,
    borderTop: 0,
    counterIncrement: 'section',
    '&::before, &::after': {
      ...typography.small,
      position: 'absolute',
      // Outside the frame.
      inset: '0 calc(100% + 2px) -2px auto',
      width: '31px',
      paddingTop: '12px',
      borderBottom: rule.cell,
      textAlign: 'center',
      fontWeight: 600,
      fontStretch: font.condensed,
      color: color.steel7,
    },
    '&::after': { left: 'calc(100% + 2px)' },
    [onScreen.fromWideTablet]: {
      margin: '0 31px',
      '&::before, &::after': { content: silent('counter(section, upper-alpha)') },
    },
    [media.print]: { border: 0, borderBottom: rule.cell },
  },
} satisfies Styles;

const titleStyles = { root: {} } satisfies Styles;

export interface SectionProps {
  children: ReactNode;
  /** Anchor for links. */
  id?: string;
  /** The id of the section's title. A section with two titles has both ids here, and each title has its own id. */
  titleId?: string;
  /** The name of a section without a title. */
  label?: string;
  /** Paper omits the section. */
  screenOnly?: boolean | undefined;
  /** `ink` is dark blue with white text. The default is paper. */
  ground?: 'ink' | undefined;
  /** The page's layout of the content. */
  style?: Style | undefined;
}

/** The id of the section's title. */
const TitleId = createContext<string | undefined>(undefined);

/** A section of a page. Its `SectionTitle` names the section. */
export function Section({ children, id, titleId, label, screenOnly, ground, style }: SectionProps) {
  const classes = useStyles(sectionStyles, asRoot(style));
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      aria-label={label}
      data-screen={screenOnly || undefined}
      className={classes.root}
      data-ground={ground}
    >
      <TitleId value={titleId}>{children}</TitleId>
    </section>
  );
}

interface SectionTitleProps extends HeadingWordsProps {
  /** An id, if the section has two titles. */
  id?: string;
  style?: Style | undefined;
}

/** The title of the surrounding section. */
export function SectionTitle({ id, style, ...words }: SectionTitleProps) {
  const titleId = use(TitleId);
  const classes = useStyles(titleStyles, asRoot(style));
  return (
    <h2 id={id ?? titleId} className={classes.root}>
      <HeadingWords {...words} />
    </h2>
  );
}
