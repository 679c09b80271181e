import { Fragment, type MouseEvent } from 'react';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { sectionStyles } from '../components/Section.tsx';
import { useTooltip } from '../components/Tooltip.tsx';
import { claims } from '../content/company/claims.ts';
import { company } from '../content/company/company.ts';
import { footerLists } from '../content/company/navigation.ts';
import { useSite } from '../SiteContext.ts';
import { scrollBehavior } from '../styles/scroll-behavior.ts';
import { useStyles, type Style, type Styles } from '../styles/useStyles.ts';
import { asHeading, color, gridLines, media, rule, size, space, typography } from '../theme.ts';

const cell: Style = {
  padding: `24px ${space.cell}`,
  ...gridLines.cell,
  [media.print]: { flex: 'auto', padding: '6px 12px' },
};

const detail: Style = { display: 'flex', flexWrap: 'wrap', gap: '12px' };

const styles = {
  root: sectionStyles.root,
  cells: {
    display: 'grid',
    gridTemplateColumns: '4fr 3fr 3fr 2fr',
    ...gridLines.grid,
    [media.upToTablet]: { gridTemplateColumns: '5fr 5fr 3fr' },
    // Two columns, or one in the narrowest windows and for visitors with large letters.
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit,minmax(9em, 1fr))' },
    [media.print]: { display: 'flex' },
  },
  cell,
  /** Fills a row of two on phones. */
  wideOnPhones: [cell, { [media.phone]: { gridColumn: '1 / -1' } }],
  /** Fills a row below desktops, with the label above the words and the button. */
  wideOnTablets: [
    cell,
    {
      [media.upToTablet]: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    },
  ],
  label: { width: '100%', marginBottom: '6px' },
  detail,
  response: [detail, asHeading('entryTitle'), { margin: '4px auto 12px 0' }],
  mail: { padding: '9px 0', overflowWrap: 'anywhere', fontWeight: 600, [media.print]: { overflowWrap: 'normal' } },
  title: { ...typography.condensed, marginBottom: '8px' },
  link: {
    ...typography.note,
    display: 'flex',
    alignItems: 'center',
    minHeight: size.target,
    padding: '6px 0',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} satisfies Styles;

/** The last section of every page: emergency line, links, address, values. */
export function Footer() {
  const classes = useStyles(styles);
  const { name, email } = useSite();
  const { town, state, postalCode } = company.address;
  return (
    <footer className={classes.root}>
      <div className={classes.cells}>
        <dl data-screen className={classes.wideOnTablets}>
          <dt className={classes.label}>24/7 emergency line</dt>
          <dd className={classes.response}>{`Emergency: < ${capitalized(claims.emergencyResponse.text)}`}</dd>
          <dd className={classes.detail}>
            <EmergencyButton>Request Emergency Service</EmergencyButton>
          </dd>
        </dl>
        {footerLists.map(({ title, links }) => (
          <div key={title} data-screen className={links.length < 4 ? classes.wideOnPhones : classes.cell}>
            <h2 className={classes.title}>{title}</h2>
            {links.map(({ href, text }) => (
              <Fragment key={href}>
                <a href={href} className={classes.link}>
                  {text}
                </a>{' '}
              </Fragment>
            ))}
          </div>
        ))}
        <dl className={classes.wideOnPhones}>
          <dt className={classes.label}>General inquiries</dt>
          <dd className={classes.detail}>
            <a href={`mailto:${email}`} className={classes.mail}>
              {email}
            </a>
          </dd>
        </dl>
        <dl className={classes.cell}>
          <dt className={classes.label}>Service area</dt>
          <dd className={classes.detail}>{`${town}, ${state} ${postalCode}`}</dd>
          <dd className={classes.detail}>{company.statesInWords}</dd>
        </dl>
        <dl data-screen className={classes.cell}>
          <dt className={classes.label}>What we stand for</dt>
          {company.values.map((value) => (
            <dd key={value} className={classes.detail}>
              {value}
            </dd>
          ))}
        </dl>
        <dl className={classes.wideOnTablets}>
          <dt className={classes.label}>Copyright</dt>
          <dd translate="no" className={classes.detail}>{`© ${company.copyrightYear} ${name}`}</dd>
        </dl>
      </div>
      <ScrollToTop />
    </footer>
  );
}

const capitalized = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const scrollToTopStyles = {
  root: {
    position: 'fixed',
    right: 'clamp(4px, 1.4vw, 20px)',
    bottom: '12px',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: size.target,
    height: size.target,
    background: color.paper,
    border: rule.frame,
    borderRadius: size.radius,
    '&:hover': { background: color.ink, color: color.white },
    // Above the notices.
    '&:focus-visible': { zIndex: 4 },
  },
} satisfies Styles;

/** Makes the next Tab begin at the top of the page, as after a jump to `#top`. */
function startAtTop() {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

/** A link, which works before scripts. With scripts the address gets no `#top`. */
function ScrollToTop() {
  const classes = useStyles(scrollToTopStyles);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
    startAtTop();
  };
  const { trigger, tooltip } = useTooltip('Scroll to top', 'before');
  return (
    <a href="#top" data-screen className={classes.root} aria-label="Scroll to top" onClick={onClick} {...trigger}>
      <Icon name="arrow-up" />
      {tooltip}
    </a>
  );
}
