import { useStyle, type Style, type Styles } from '../styles/useStyle.ts';
import { media, size } from '../theme.ts';
import { ButtonLink } from './ButtonLink.tsx';

const rowStyle: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  // Keeps the button's height beside a card with two lines of links.
  alignContent: 'start',
  gap: '8px 24px',
  [media.print]: { alignItems: 'center' },
};

const linkStyle: Style = {
  [media.phone]: { flexGrow: 1 },
  // The printed addresses follow the words in the same line.
  [media.print]: { display: 'block' },
};

const childStyles = { link: { root: linkStyle } } satisfies Record<string, Styles>;

const pageLinkStyle: Style = [
  { display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 },
  linkStyle,
  { [media.print]: { minHeight: 0 } },
];

export interface CardLinksProps {
  /** The card's title, which tells its links from those of the other cards. */
  title: string;
  /** The button. */
  action: { href: string; text: string };
  /** The link to the card's page, if it has one. */
  page?: { href: string; text: string } | undefined;
  /** Their place in the card. */
  styles?: Styles<'root'> | undefined;
}

/** The links at the end of a card: the button to the form, and the link to its page if it has one. */
export function CardLinks({ title, action, page, styles }: CardLinksProps) {
  const pageLinkClass = useStyle(pageLinkStyle);
  const which = <span className="visually-hidden">: {title}</span>;
  return (
    <p className={useStyle(rowStyle, styles?.root)}>
      <ButtonLink href={action.href} styles={childStyles.link}>
        {action.text}
        {which}
      </ButtonLink>
      {page && (
        <a href={page.href} className={pageLinkClass}>
          {page.text}
          {which}
        </a>
      )}
    </p>
  );
}
