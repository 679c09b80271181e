import type { ReactNode } from 'react';
import { mainLinks } from '../content/company/navigation.ts';
import { useSite } from '../SiteContext.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { ruledColumns, silent, space, typography } from '../theme.ts';
import { HeadingWords } from './HeadingWords.tsx';
import { arrangementKinds, type HeroStyles } from './hero-arrangements.ts';
import { leadAndButtons } from './layouts.ts';
import { PhoneNumber } from './PhoneNumber.tsx';
import { Section } from './Section.tsx';
import { TitleBlock, type TitleBlockProps } from './TitleBlock.tsx';

/** Stacks title, lead, drawing and title block, as on phones and on paper. */
const styles = {
  /** Contains the other parts. */
  layout: { background: ruledColumns },
  title: { padding: `${space.head} ${space.cell} 20px` },
  words: [leadAndButtons.words, { padding: `0 ${space.cell} ${space.head}` }],
  buttons: leadAndButtons.buttons,
  figure: {},
} satisfies HeroStyles;

export interface HeroProps {
  /** The overview of a detail page. The link to the overview is in line with the name. */
  overview?: '/services' | '/industries';
  /** The plain name of the page, if the title does not say the name. */
  name?: string;
  title: string;
  lead: ReactNode;
  actions?: ReactNode;
  drawing?: ReactNode;
  arrangement?: keyof typeof arrangementKinds;
  ground?: 'ink' | 'paper';
  titleBlock?: TitleBlockProps['rows'];
  /** The section's name for screen readers. */
  label?: string;
  styles?: HeroStyles;
  /** Content below the other parts. */
  children?: ReactNode;
}

/** The top of a page: heading, lead, buttons, a drawing, and the title block of the drawing. */
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
  const { phone } = useSite();
  const classes = useStyles(styles, arrangementKinds[arrangement], overrides);
  const words = <HeadingWords name={name} title={title} />;
  return (
    <Section label={label} style={overrides?.root}>
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
          {actions && <div className={classes.buttons}>{actions}</div>}
        </div>
        {drawing && (
          <figure data-ground={ground} className={classes.figure}>
            {drawing}
          </figure>
        )}
        {titleBlock && (
          <TitleBlock
            // Reader views omit the header and the buttons, which have the number as well.
            rows={phone ? [...titleBlock, ['Call', <PhoneNumber key="phone" />]] : titleBlock}
            styles={overrides?.titleBlock ?? arrangementKinds[arrangement].titleBlock}
          />
        )}
      </div>
      {children}
    </Section>
  );
}

const breadcrumbStyles = {
  /** Floats to the left of the page's name in the heading. */
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
