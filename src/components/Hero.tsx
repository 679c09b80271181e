import type { ReactNode } from 'react';
import { useStyle, type Styles } from '../styles/useStyle.ts';
import { HeadingWords } from './HeadingWords.tsx';
import { arrangements } from './hero-arrangements.ts';
import { leadAndButtons } from './layouts.ts';
import { Section } from './Section.tsx';
import { TitleBlock, type TitleBlockProps } from './TitleBlock.tsx';

export interface HeroProps {
  /** A `Breadcrumb`, in one line with the name. */
  kicker?: ReactNode;
  /** The plain name of the page, if its title does not say it. */
  name?: string;
  /** The page's headline. */
  title: string;
  lead: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Usually a `Drawing`. */
  drawing?: ReactNode;
  /** The place of the drawing. */
  arrangement?: keyof typeof arrangements;
  /** The ground of the drawing. */
  ground?: 'ink' | 'paper';
  titleBlock?: TitleBlockProps['rows'];
  /** How screen readers name it. */
  label?: string;
  /** The page's own styles of the section and of its parts. */
  styles?: Styles<'root' | 'layout' | 'title' | 'figure'> & { titleBlock?: Styles<'root'> };
  /** Content below all this. */
  children?: ReactNode;
}

/** The top of a page: its heading, its lead, its buttons, a drawing, and the title block of the drawing. */
export function Hero({
  kicker,
  name,
  title,
  lead,
  actions,
  drawing,
  arrangement = 'above',
  ground = 'ink',
  titleBlock,
  label = 'Introduction',
  styles,
  children,
}: HeroProps) {
  const parts = arrangements[arrangement];
  const figureClass = useStyle(parts.figure, styles?.figure);
  const headClass = useStyle(parts.title);
  const heading = (
    <h1 className={useStyle(kicker ? undefined : parts.title, styles?.title)}>
      <HeadingWords name={name} title={title} />
    </h1>
  );
  return (
    <Section label={label} styles={styles}>
      <div className={useStyle(parts.layout, styles?.layout)}>
        {kicker ? (
          <header className={headClass}>
            {kicker}
            {heading}
          </header>
        ) : (
          heading
        )}
        <div className={useStyle(leadAndButtons, parts.words)}>
          <p>{lead}</p>
          {actions}
        </div>
        {drawing && (
          <figure data-ground={ground} className={figureClass}>
            {drawing}
          </figure>
        )}
        {titleBlock && (
          <TitleBlock
            rows={titleBlock}
            upright={arrangement === 'corner'}
            styles={styles?.titleBlock ?? parts.titleBlock}
          />
        )}
      </div>
      {children}
    </Section>
  );
}
