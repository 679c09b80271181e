import { css } from '@emotion/react';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { sectionStyle } from '../components/Section.tsx';
import { company, emergencyResponse } from '../content/company.ts';
import { listed } from '../content/listed.ts';
import { footerLists } from '../content/navigation.ts';
import { useSite } from '../SiteContext.ts';
import { useStyle } from '../styles/useStyle.ts';
import { headingLetters, media, quiet, rule, size, space, type } from '../theme.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: '4fr 3fr 3fr 2fr',
  // Each cell has the rules at its top and left; those on the frame are cut off.
  margin: '-1px 0 0 -1px',
  clipPath: 'inset(1px 0 0 1px)',
  '& > div': { padding: `24px 12px 24px ${space.cell}`, borderTop: rule.cell, borderLeft: rule.cell },
  '& h2': { ...type.value, marginBottom: '8px' },
  '& h2 ~ a': { ...type.note, display: 'flex', alignItems: 'center', minHeight: size.target, textDecoration: 'none' },
  '& h2 ~ a:hover': { textDecoration: 'underline' },
  [media.belowDesktop]: {
    gridTemplateColumns: '5fr 5fr 3fr',
    // Its label over all, its words and its button side by side.
    '& > [data-wide=always]': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 12px',
    },
  },
  [media.phone]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
  [media.print]: { '& > :has(> a[href^="/"])': { display: 'none' } },
});

const labelStyle = css({ ...type.small, width: '100%', marginBottom: '6px', color: quiet });

const responseStyle = css({ ...headingLetters, ...type.heading, margin: '4px auto 12px 0' });

const mailStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: size.target,
  overflowWrap: 'anywhere',
  fontWeight: 600,
});

/** The last section of every page: emergency line, links, address, values. */
export function Footer() {
  const { name, email } = useSite();
  const labelClass = useStyle(labelStyle);
  return (
    <footer className={useStyle(sectionStyle)}>
      <div className={useStyle(style)}>
        <div data-wide="always">
          <p className={labelClass}>24/7 emergency line</p>
          <p className={useStyle(responseStyle)}>Emergency: &lt; {capitalized(emergencyResponse.text)}</p>
          <EmergencyButton>Request Emergency Service</EmergencyButton>
        </div>
        {footerLists.map(({ title, links }) => (
          <div key={title} data-wide={links.length < 4 ? 'on phones' : undefined}>
            <h2>{title}</h2>
            {links.map(({ href, text }) => (
              <a key={href} href={href}>
                {text}
              </a>
            ))}
          </div>
        ))}
        <div data-wide="on phones">
          <p className={labelClass}>General inquiries</p>
          <a href={`mailto:${email}`} className={useStyle(mailStyle)}>
            {email}
          </a>
        </div>
        <div>
          <p className={labelClass}>Service area</p>
          <address>
            {company.address.town}, {company.address.state} {company.address.postalCode}
          </address>
          <p>{listed(company.states)}</p>
        </div>
        <div>
          <p className={labelClass}>What we keep to</p>
          {company.values.map((value) => (
            <p key={value}>{value}</p>
          ))}
        </div>
        <div data-wide="always">
          <p className={labelClass}>Copyright</p>
          <p>
            © {company.copyrightYear} {name}
          </p>
        </div>
      </div>
      <ScrollToTop />
    </footer>
  );
}

const capitalized = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
