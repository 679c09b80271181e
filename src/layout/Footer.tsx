import { EmergencyButton } from '../components/EmergencyButton.tsx';
import { sectionStyle } from '../components/Section.tsx';
import { claims } from '../content/company/claims.ts';
import { company } from '../content/company/company.ts';
import { footerLists } from '../content/company/navigation.ts';
import { useSite } from '../SiteContext.ts';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { asHeading, media, gridLines, size, space, typography } from '../theme.ts';
import { ScrollToTop } from './ScrollToTop.tsx';

const gridStyle: Style = {
  display: 'grid',
  gridTemplateColumns: '4fr 3fr 3fr 2fr',
  ...gridLines.grid,
  [media.upToTablet]: { gridTemplateColumns: '5fr 5fr 3fr' },
  [media.phone]: { gridTemplateColumns: '1fr 1fr' },
  [media.print]: { display: 'flex' },
};

const cellStyle: Style = {
  padding: `24px 12px 24px ${space.cell}`,
  ...gridLines.cell,
  [media.print]: { flex: 'auto', padding: '6px 12px' },
};

/** A cell that fills a row of two on phones. */
const wideOnPhonesStyle: Style = { [media.phone]: { gridColumn: '1 / -1' } };

/** A cell that fills a row below desktops. Its label is above its words and its button. */
const wideStyle: Style = {
  [media.upToTablet]: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
  },
};

const labelStyle: Style = { width: '100%', marginBottom: '6px' };
const wordsStyle: Style = { display: 'flex', flexWrap: 'wrap', gap: '12px' };
const responseStyle: Style = { ...asHeading('entryTitle'), margin: '4px auto 12px 0' };
const mailStyle: Style = {
  padding: '9px 0',
  overflowWrap: 'anywhere',
  fontWeight: 600,
  [media.print]: { overflowWrap: 'normal' },
};

const titleStyle: Style = { ...typography.condensed, marginBottom: '8px' };
const linkStyle: Style = {
  ...typography.note,
  display: 'flex',
  alignItems: 'center',
  minHeight: size.target,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

/** The last section of every page: emergency line, links, address, values. */
export function Footer() {
  const { name, email } = useSite();
  const { town, state, postalCode } = company.address;
  const cellClass = useStyle(cellStyle);
  const wideOnPhonesClass = useStyle(cellStyle, wideOnPhonesStyle);
  const wideClass = useStyle(cellStyle, wideStyle);
  const labelClass = useStyle(labelStyle);
  const wordsClass = useStyle(wordsStyle);
  const responseClass = useStyle(wordsStyle, responseStyle);
  const titleClass = useStyle(titleStyle);
  const linkClass = useStyle(linkStyle);
  return (
    <footer className={useStyle(sectionStyle)}>
      <div className={useStyle(gridStyle)}>
        <dl data-screen className={wideClass}>
          <dt className={labelClass}>24/7 emergency line</dt>
          <dd className={responseClass}>{`Emergency: < ${capitalized(claims.emergencyResponse.text)}`}</dd>
          <dd className={wordsClass}>
            <EmergencyButton>Request Emergency Service</EmergencyButton>
          </dd>
        </dl>
        {footerLists.map(({ title, links }) => (
          <div key={title} data-screen className={links.length < 4 ? wideOnPhonesClass : cellClass}>
            <h2 className={titleClass}>{title}</h2>
            {links.map(({ href, text }) => (
              <a key={href} href={href} className={linkClass}>
                {text}
              </a>
            ))}
          </div>
        ))}
        <dl className={wideOnPhonesClass}>
          <dt className={labelClass}>General inquiries</dt>
          <dd className={wordsClass}>
            <a href={`mailto:${email}`} className={useStyle(mailStyle)}>
              {email}
            </a>
          </dd>
        </dl>
        <dl className={cellClass}>
          <dt className={labelClass}>Service area</dt>
          <dd className={wordsClass}>{`${town}, ${state} ${postalCode}`}</dd>
          <dd className={wordsClass}>{company.statesInWords}</dd>
        </dl>
        <dl data-screen className={cellClass}>
          <dt className={labelClass}>What we keep to</dt>
          {company.values.map((value) => (
            <dd key={value} className={wordsClass}>
              {value}
            </dd>
          ))}
        </dl>
        <dl className={wideClass}>
          <dt className={labelClass}>Copyright</dt>
          <dd className={wordsClass}>{`© ${company.copyrightYear} ${name}`}</dd>
        </dl>
      </div>
      <ScrollToTop />
    </footer>
  );
}

const capitalized = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
