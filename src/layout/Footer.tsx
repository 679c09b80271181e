import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { sectionStyle } from '../components/Section.tsx';
import { company, emergencyResponse } from '../content/company.ts';
import { listed } from '../content/listed.ts';
import { footerLists } from '../content/navigation.ts';
import { useSite } from '../SiteContext.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { headingLetters, media, ruled, size, space, type } from '../theme.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const style: Style = {
  display: 'grid',
  gridTemplateColumns: '4fr 3fr 3fr 2fr',
  ...ruled.grid,
  '& > *': { padding: `24px 12px 24px ${space.cell}`, ...ruled.cell },
  '& dt': { width: '100%', marginBottom: '6px' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  '& h2': { ...type.value, marginBottom: '8px' },
  '& h2 ~ a': { ...type.note, display: 'flex', alignItems: 'center', minHeight: size.target, textDecoration: 'none' },
  '& h2 ~ a:hover': { textDecoration: 'underline' },
  [media.belowDesktop]: {
    gridTemplateColumns: '5fr 5fr 3fr',
    // The label is above the words and the button.
    '& > [data-wide=always]': {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 12px',
    },
  },
  [media.phone]: { gridTemplateColumns: '1fr 1fr', '& > [data-wide]': { gridColumn: '1 / -1' } },
  [media.print]: { '& > :has(a[href^="/"])': { display: 'none' } },
};

const responseStyle: Style = { ...headingLetters, ...type.heading, margin: '4px auto 12px 0' };

const mailStyle: Style = { padding: '9px 0', overflowWrap: 'anywhere', fontWeight: 600 };

/** The last section of every page: emergency line, links, address, values. */
export function Footer() {
  const { name, email } = useSite();
  const { town, state, postalCode } = company.address;
  return (
    <footer className={useStyle(sectionStyle)}>
      <div className={useStyle(style)}>
        <dl data-wide="always">
          <dt>24/7 emergency line</dt>
          <dd className={useStyle(responseStyle)}>{`Emergency: < ${capitalized(emergencyResponse.text)}`}</dd>
          <dd>
            <EmergencyButton>Request Emergency Service</EmergencyButton>
          </dd>
        </dl>
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
        <dl data-wide="on phones">
          <dt>General inquiries</dt>
          <dd>
            <a href={`mailto:${email}`} className={useStyle(mailStyle)}>
              {email}
            </a>
          </dd>
        </dl>
        <dl>
          <dt>Service area</dt>
          <dd>{`${town}, ${state} ${postalCode}`}</dd>
          <dd>{listed(company.states)}</dd>
        </dl>
        <dl>
          <dt>What we keep to</dt>
          {company.values.map((value) => (
            <dd key={value}>{value}</dd>
          ))}
        </dl>
        <dl data-wide="always">
          <dt>Copyright</dt>
          <dd>{`© ${company.copyrightYear} ${name}`}</dd>
        </dl>
      </div>
      <ScrollToTop />
    </footer>
  );
}

const capitalized = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
