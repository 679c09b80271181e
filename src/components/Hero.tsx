import type { ReactNode } from 'react';
import { mainLinks } from '../content/company/navigation.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { ruledColumns, silent, space, typography } from '../theme.ts';
import { HeadingWords } from './HeadingWords.tsx';
import { arrangements, type HeroStyles } from './hero-arrangements.ts';
import { leadAndButtons } from './layouts.ts';
import { Section } from './Section.tsx';
import { TitleBlock, type TitleBlockProps } from './TitleBlock.tsx';

/** Title, lead, drawing and title block one below the other, as on phones and on paper. */
const styles = {
  /** Holds the other parts. */
  layout: { background: ruledColumns },
  title: { padding: `${space.head} ${space.cell} 20px` },
  words: [leadAndButtons, { padding: `0 ${space.cell} ${space.head}` }],
  figure: {},
} satisfies HeroStyles;

export interface HeroProps {
  /** The overview to which a detail page belongs. The link to it is in one line with the name. */
  overview?: '/services' | '/industries';
  /** The plain name of the page, if its title does not say it. */
  name?: string;
  /** The page's headline. */
  title: string;
  lead: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Usually a `Drawing`. */
  drawing?: ReactNode;
  arrangement?: keyof typeof arrangements;
  /** The ground of the drawing. */
  ground?: 'ink' | 'paper';
  titleBlock?: TitleBlockProps['rows'];
  /** How screen readers name it. */
  label?: string;
  styles?: HeroStyles;
  /** Content below all this. */
  children?: ReactNode;
}

/** The top of a page: its heading, its lead, its buttons, a drawing, and the title block of the drawing. */
export function Hero({
  overview,
  name,
  title,
  lead,
  actions,
  drawing,
  arrangement = 'above',
  ground = 'ink',
  titleBlock,
  label = 'Introduction',
  styles: overrides,
  children,
}: HeroProps) {
  const classes = useStyles(styles, arrangements[arrangement], overrides);
  const words = <HeadingWords name={name} title={title} />;
  return (
    <Section label={label} styles={overrides}>
      <div className={classes.layout}>
        {overview ? (
          <div className={classes.title}>
            <Breadcrumb overview={overview} />
            <h1>{words}</h1>
          </div>
        ) : (
          <h1 className={classes.title}>{words}</h1>
        )}
        <div className={classes.words}>
          <p>{lead}</p>
          {actions}
        </div>
        {drawing && (
          <figure data-ground={ground} className={classes.figure}>
            {drawing}
          </figure>
        )}
        {titleBlock && (
          <TitleBlock rows={titleBlock} styles={overrides?.titleBlock ?? arrangements[arrangement].titleBlock} />
        )}
      </div>
      {children}
    </Section>
  );
}

const breadcrumbStyles = {
  /** Floats, so that it is in one line with the page's name in the heading. */
  root: {
    ...typography.strong,
    float: 'left',
    marginRight: '0.4em',
    // Makes a target of 44 px in a lower line.
    '& > a': { padding: '12px 0' },
    '&::after': { content: silent('"/"'), marginLeft: '0.4em' },
  },
} satisfies Styles;

/** Links a detail page to its overview: "Services /" before the name of the page. */
function Breadcrumb({ overview }: Required<Pick<HeroProps, 'overview'>>) {
  const classes = useStyles(breadcrumbStyles);
  return (
    <nav aria-label="Breadcrumb" className={classes.root}>
      <a href={overview}>{mainLinks.find(({ href }) => href === overview)?.text}</a>
    </nav>
  );
}
