import { Fragment, type ComponentProps } from 'react';
import { mainLinks } from '../../content/company/navigation.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, font, media, rule, shadow, size, typography } from '../../theme.ts';

const link: Style = {
  ...typography.note,
  display: 'grid',
  alignContent: 'center',
  padding: '4px min(13px,4vw - 38px) 0',
  border: 'solid transparent',
  borderWidth: '0 0 4px',
  marginBottom: '-2px',
  fontStretch: font.control,
  textDecoration: 'none',
  // The bar under the current link: amber alone has 1.9:1 on paper, so the bar has an edge of ink. The stroke makes the letters
  // bold without widening them, so that the links do not move.
  '&[aria-current]': { borderColor: color.amber, boxShadow: `inset 0 -2px ${color.ink}`, WebkitTextStroke: '0.6px' },
  '&:hover': { borderColor: color.steel5 },
  [media.upToTablet]: {
    padding: '14px 24px',
    borderWidth: '0 0 1px 6px',
    borderBottomColor: color.steel3,
    margin: 0,
    fontSize: typography.strong.fontSize,
    '&[aria-current]': { boxShadow: `inset 2px 0 ${color.ink}` },
  },
  // Transparent edges become visible in forced colors.
  [media.forcedColors]: { '&:not([aria-current])': { borderColor: 'Canvas' } },
};

const styles = {
  root: {
    // Removes the browser's style of popovers.
    all: 'unset',
    display: 'flex',
    [media.upToTablet]: {
      '&:not(:popover-open)': { display: 'none' },
      '&:popover-open': {
        display: 'block',
        position: 'fixed',
        inset: `${size.header} 0 auto`,
        maxHeight: `calc(100dvh - ${size.header})`,
        overflow: 'auto',
        background: color.paper,
        borderBottom: rule.frame,
        boxShadow: `0 12px 24px ${shadow}`,
      },
    },
    '& > a': link,
  },
} satisfies Styles;

interface MainLinksProps extends Pick<ComponentProps<'nav'>, 'ref' | 'onToggle'> {
  path: string;
}

/** The links of the header, or of the menu if they do not fit beside the name. */
export function MainLinks({ path, ref, onToggle }: MainLinksProps) {
  const classes = useStyles(styles);
  return (
    <nav id="menu" data-screen popover="auto" aria-label="Main" className={classes.root} ref={ref} onToggle={onToggle}>
      {mainLinks.map(({ href, text }) => (
        <Fragment key={href}>
          <a href={href} aria-current={ariaCurrent(href, path)}>
            {text}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  );
}

/** Returns the link's `aria-current`: `page` for the current page, and `true` for the overview of a detail page. */
function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
