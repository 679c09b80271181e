import { css } from '@emotion/react';
import { claims, company } from '../content/company.ts';
import { listed } from '../content/listed.ts';
import { footerLists } from '../content/navigation.ts';
import { heading, label, media, rule, size } from '../theme.ts';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { zoneStyle } from '../components/Section.tsx';
import { useSite } from '../SiteContext.ts';
import { useStyle } from '../useStyle.ts';

const style = css(zoneStyle, {
  '& > div': { display: 'grid', gridTemplateColumns: '4fr 3fr 3fr 2fr' },
  '& > div > div': {
    padding: `26px 20px 28px ${size.cell}`,
    borderRight: rule.cell,
    '&:nth-of-type(4n)': { borderRight: 0 },
    '&:nth-of-type(-n + 4)': { borderBottom: rule.cell },
  },
  '& h2': { ...heading, fontSize: '22px', marginBottom: '8px' },
  '& .label': { ...label, marginBottom: '6px' },
  '& .line': { ...heading, fontSize: '44px', marginBottom: '18px' },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minWidth: size.target,
    minHeight: size.target,
    fontSize: '16px',
    textDecoration: 'none',
  },
  '& li a:hover': { textDecoration: 'underline' },
  '& .mail': { display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 },
  [media.phone]: {
    '& > div': { gridTemplateColumns: '1fr 1fr' },
    '& > div > div': {
      padding: `22px ${size.cellPhone}`,
      borderBottom: rule.cell,
      '&:nth-of-type(1), &:nth-of-type(4n)': { gridColumn: '1 / -1', borderRight: 0 },
      '&:nth-of-type(5)': { gridColumn: '1 / -1', borderRight: 0 },
      '&:nth-of-type(4) ul': { display: 'flex', flexWrap: 'wrap', gap: '0 28px' },
    },
    '& .line': { fontSize: '36px' },
  },
  [media.print]: { '& > div > div:nth-of-type(-n + 4)': { display: 'none' } },
});

/** The sheet's title block: emergency line, links, address, what the company keeps to. */
export function Footer() {
  const { name, email } = useSite();
  return (
    <footer className={useStyle(style)}>
      <div>
        <div>
          <p className="label">24/7 emergency line</p>
          <p className="line">Emergency: &lt; {capitalized(claims.emergencyResponse.text)}</p>
          <EmergencyButton>Request Emergency Service</EmergencyButton>
        </div>
        {footerLists.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, text }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <p className="label">General inquiries</p>
          <a href={`mailto:${email}`} className="mail">
            {email}
          </a>
        </div>
        <div>
          <p className="label">Service area</p>
          <address>
            {company.address.town}, {company.address.state} {company.address.postalCode}
          </address>
          <p>{listed(company.states)}</p>
        </div>
        <div>
          <p className="label">What we keep to</p>
          {company.values.map((value) => (
            <p key={value}>{value}</p>
          ))}
        </div>
        <div>
          <p className="label">Copyright</p>
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
