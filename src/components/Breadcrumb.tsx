import { mainLinks } from '../content/company/navigation.ts';
import { useStyles, type Styles } from '../styles/useStyles.ts';
import { typography, silent } from '../theme.ts';

const styles = {
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

export interface BreadcrumbProps {
  overview: '/services' | '/industries';
}

/** Links a detail page to its overview: "Services /" before the page's name in its `Hero`. */
export function Breadcrumb({ overview }: BreadcrumbProps) {
  const classes = useStyles(styles);
  return (
    <nav aria-label="Breadcrumb" className={classes.root}>
      <a href={overview}>{mainLinks.find(({ href }) => href === overview)?.text}</a>
    </nav>
  );
}
