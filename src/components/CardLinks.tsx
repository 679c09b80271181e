import { asRoot, useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { media, size } from '../theme.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Hidden } from './Hidden.tsx';

const link = {
  [media.phone]: { flexGrow: 1 },
  // Printed addresses follow the words in the same line.
  [media.print]: { display: 'block' },
} as const;

const styles = {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    // Keeps the button's height beside a card with two lines of links.
    alignContent: 'start',
    gap: '8px 24px',
    [media.print]: { alignItems: 'center' },
  },
  pageLink: [
    { display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 },
    link,
    { [media.print]: { minHeight: 0 } },
  ],
} satisfies Styles;

const actionStyle: Style = link;

interface CardLinksProps {
  /** The card's title distinguishes the links from those of other cards. */
  title: string;
  action: { href: string; text: string };
  page?: { href: string; text: string } | undefined;
  style?: Style | undefined;
}

/** The links at the end of a card: the button to the form, and the link to its page if it has one. */
export function CardLinks({ title, action, page, style }: CardLinksProps) {
  const classes = useStyles(styles, asRoot(style));
  const which = <Hidden>{`: ${title}`}</Hidden>;
  return (
    <p className={classes.root}>
      <ButtonLink href={action.href} style={actionStyle}>
        {action.text}
        {which}
      </ButtonLink>{' '}
      {page && (
        <a href={page.href} className={classes.pageLink}>
          {page.text}
          {which}
        </a>
      )}
    </p>
  );
}
