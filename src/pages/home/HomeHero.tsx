import { css } from '@emotion/react';
import homeSprite from 'drawings:shared/home';
import { claims } from '../../content/claims.ts';
import { home } from '../../content/home.ts';
import { services } from '../../content/services.ts';
import { numberedPlaces } from '../../drawings/shared/home/numbered-places.ts';
import { contactLink } from '../../content/contact-link.ts';
import { color, columnLines, media, size } from '../../theme.ts';
import { numberBadge } from '../../components/number-badge.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { useStyle } from '../../useStyle.ts';

/** A place in the drawing as a place on the page. */
const at = ([x, y]: readonly [number, number]) => ({
  left: `${((100 * x) / homeSprite.width).toFixed(2)}%`,
  top: `${((100 * y) / homeSprite.height).toFixed(2)}%`,
});

const style = css(columnLines);

const drawingStyle = css({ padding: '28px 0 12px' });

const wholeDrawingStyle = css({
  position: 'relative',
  '& a': {
    ...numberBadge,
    position: 'absolute',
    // A target of 44 px around the circle.
    width: size.target,
    height: size.target,
    margin: '-22px 0 0 -22px',
    border: `7px solid ${color.ink}`,
    backgroundClip: 'padding-box',
    fontSize: '17px',
    '&:hover': { background: color.white, backgroundClip: 'padding-box' },
    '&:focus-visible': { outlineOffset: '-6px' },
  },
  ...Object.fromEntries(numberedPlaces.map((center, index) => [`& li:nth-of-type(${index + 1}) a`, at(center)])),
  // The drawing is whole here, but its lettering would be under 12 px.
  [media.tablet]: { '--labels': 'hidden' },
  [media.phone]: { display: 'none' },
  [media.print]: { '& ul': { display: 'none' } },
});

/** What phones show of it. */
const detailStyle = css({
  display: 'none',
  [media.phone]: { display: 'block', padding: '0 16px 8px' },
});

/** The home page's hero: the promise, both ways to us, and a drawing of a plant where each service has its number. */
export function HomeHero() {
  return (
    <Section label="Introduction" className={useStyle(style)}>
      <PageHeading name={home.summary.name} title={home.heading} lead={home.lead}>
        <EmergencyButton>{home.actions.emergency}</EmergencyButton>
        <ButtonLink href={contactLink()}>{home.actions.quote}</ButtonLink>
      </PageHeading>
      <div className={`${useStyle(drawingStyle)} ink`}>
        <div className={useStyle(wholeDrawingStyle)}>
          <Drawing
            sprite={homeSprite}
            name="general-arrangement"
            label="General arrangement of a plant in elevation; nine numbered places lead to the nine services"
          />
          <ul>
            {services.map(({ option, title }, index) => (
              <li key={option}>
                <a href={`#${option}`} aria-label={`${index + 1}: ${title}`}>
                  {index + 1}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={useStyle(detailStyle)}>
          <Drawing sprite={homeSprite} name="general-arrangement" crop={[856, 214, 252, 252]} />
        </div>
      </div>
      <TitleBlock
        rows={[
          ['Title', 'General arrangement, nine services'],
          ['Tolerance', `${claims.alignmentTolerance} in`],
          ['Lifting', `${claims.liftingTons} ton`],
          ['Emergency', `< ${claims.emergencyResponse.text}`],
          ['Sheet', '1 of 1'],
        ]}
      />
    </Section>
  );
}
