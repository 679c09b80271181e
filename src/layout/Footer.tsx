import { css } from '@emotion/react';
import { company, emergencyResponse } from '../content/company.ts';
import { listed } from '../content/listed.ts';
import { footerLists } from '../content/navigation.ts';
import { heading, label, media, rule, size } from '../theme.ts';
import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { sectionStyle } from '../components/Section.tsx';
import { useSite } from '../SiteContext.ts';
import { useStyle } from '../useStyle.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const style = css({
  display: 'grid',
  gridTemplateColumns: '4fr 3fr 3fr 2fr',
  '& > div': {
    padding: `26px 20px 28px ${size.cell}`,
    borderRight: rule.cell,
    '&:nth-of-type(4n)': { borderRight: 0 },
    '&:nth-of-type(-n + 4)': { borderBottom: rule.cell },
  },
  '& h2': { ...heading, fontSize: '22px', marginBottom: '8px' },
  '& li a': {
    display: 'flex',
    alignItems: 'center',
    minWidth: size.target,
    minHeight: size.target,
    fontSize: '16px',
    textDecoration: 'none',
  },
  '& li a:hover': { textDecoration: 'underline' },
  // The emergency line and the copyright take a row each, and between them all stands in threes.
  [media.tablet]: {
    gridTemplateColumns: '5fr 5fr 3fr',
    '& > div': {
      paddingRight: '12px',
      borderBottom: rule.cell,
      '&:nth-of-type(3n + 1)': { borderRight: 0 },
      '&:nth-of-type(7n + 1)': { gridColumn: '1 / -1' },
    },
    '& > div:first-of-type': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      gap: '8px 12px',
      paddingRight: size.cell,
    },
  },
  [media.phone]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div': {
      padding: `22px ${size.cellPhone}`,
      borderBottom: rule.cell,
      '&:nth-of-type(1), &:nth-of-type(4n)': { gridColumn: '1 / -1', borderRight: 0 },
      '&:nth-of-type(5)': { gridColumn: '1 / -1', borderRight: 0 },
      '&:nth-of-type(4) ul': { display: 'flex', flexWrap: 'wrap', gap: '0 28px' },
    },
  },
  [media.print]: { '& > div:nth-of-type(-n + 4)': { display: 'none' } },
});

const labelStyle = css({ ...label, width: '100%', marginBottom: '6px' });

const responseStyle = css({
  ...heading,
  marginBottom: '18px',
  fontSize: '44px',
  [media.tablet]: { margin: '0 auto 0 0', fontSize: 'min(44px, 4.8vw)' },
  [media.phone]: { fontSize: '36px' },
});

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
        <div>
          <p className={labelClass}>24/7 emergency line</p>
          <p className={useStyle(responseStyle)}>Emergency: &lt; {capitalized(emergencyResponse.text)}</p>
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
        <div>
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
