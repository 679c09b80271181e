import { mainLinks } from '../../content/navigation.ts';
import { emergencyLink, telephoneLink } from '../../content/contact-link.ts';
import { headerStyle } from './header-style.ts';
import { Icon } from '../../components/Icon.tsx';
import { useSite } from '../../SiteContext.ts';
import { useTooltip } from '../../components/Tooltip.tsx';
import { useMenu } from './useMenu.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import { useStyle } from '../../useStyle.ts';

/** Name, main links, emergency button; on narrow screens the links fold into a menu that opens without scripts. */
export function Header({ path }: { path: string }) {
  const { name, phone } = useSite();
  const { ref, expanded, onToggle } = useMenu();
  const { trigger, tooltip } = useTooltip('Menu', 'below');
  const scrolled = useScrolledPast(20);
  return (
    <header className={useStyle(headerStyle)} data-scrolled={scrolled || undefined}>
      <div>
        <a href="/" className="logo">
          <Icon name="logo" size={40} />
          {name}
        </a>
        <nav id="menu" popover="auto" aria-label="Main" ref={ref} onToggle={onToggle}>
          {mainLinks.map(({ href, text }) => (
            <a key={href} href={href} data-text={text} aria-current={currency(href, path)}>
              {text}
            </a>
          ))}
        </nav>
        <a href={emergencyLink} className="emergency">
          Emergency Service
        </a>
        {phone && (
          <a href={telephoneLink(phone)} className="emergency call" aria-label={`Call ${phone}`}>
            <Icon name="phone" />
            <span>{phone}</span>
          </a>
        )}
        <button
          type="button"
          className="toggle"
          popoverTarget="menu"
          aria-expanded={expanded}
          aria-label="Menu"
          {...trigger}
        >
          <Icon name={expanded ? 'close' : 'menu'} size={28} />
          {tooltip}
        </button>
      </div>
    </header>
  );
}

/** A detail page lies inside its overview: the link is current, but not the page itself. */
function currency(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
