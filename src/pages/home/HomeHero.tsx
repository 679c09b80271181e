import homeSprite from 'drawings:shared/home';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { Hero } from '../../components/Hero.tsx';
import { numberBadge } from '../../components/number-badge.ts';
import { claims } from '../../content/claims.ts';
import { contactLink } from '../../content/contact-link.ts';
import { home } from '../../content/home.ts';
import { services } from '../../content/services.ts';
import { numberedPlaces } from '../../drawings/shared/home/numbered-places.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, media, size, type } from '../../theme.ts';

/** Converts a position in the drawing to a position on the page. */
const at = ([x, y]: readonly [number, number]) => ({
  left: `${((100 * x) / homeSprite.width).toFixed(1)}%`,
  top: `${((100 * y) / homeSprite.height).toFixed(1)}%`,
});

const numbersStyle: Style = {
  position: 'relative',
  '& > a': {
    ...numberBadge,
    position: 'absolute',
    // A target of 44 px around the circle.
    width: size.target,
    height: size.target,
    margin: '-22px',
    border: `7px solid ${color.ink}`,
    fontSize: type.text.fontSize,
  },
  '& > a:hover': { background: color.white },
  '& > a:focus-visible': { outlineOffset: '-6px' },
  ...Object.fromEntries(numberedPlaces.map((center, index) => [`& > a:nth-of-type(${index + 1})`, at(center)])),
  [media.phoneOrPaper]: { '& > a': { display: 'none' } },
};

/** The home page's hero: the promise, both links to the form, and a drawing with a number for each service. */
export function HomeHero() {
  return (
    <Hero
      name={home.summary.name}
      title={home.heading}
      lead={home.lead}
      actions={
        <>
          <EmergencyButton>{home.actions.emergency}</EmergencyButton>
          <ButtonLink href={contactLink()}>{home.actions.quote}</ButtonLink>
        </>
      }
      drawing={
        <>
          <nav className={useStyle(numbersStyle)} aria-label="Services on the drawing">
            <Drawing
              only="wide"
              sprite={homeSprite}
              name="general-arrangement"
              label="General arrangement of a plant in elevation; nine numbered places lead to the nine services"
            />
            {services.slice(0, numberedPlaces.length).map(({ option, title }, index) => (
              <a key={option} href={`#${option}`} aria-label={`${index + 1}: ${title}`}>
                {index + 1}
              </a>
            ))}
          </nav>
          <Drawing sprite={homeSprite} name="general-arrangement" crop={[856, 214, 252, 252]} only="phones" />
        </>
      }
      titleBlock={[
        ['Title', 'General arrangement, nine services'],
        ['Tolerance', `${claims.alignmentTolerance} in`],
        ['Lifting', `${claims.liftingTons} ton`],
        ['Emergency', `< ${claims.emergencyResponse.text}`],
      ]}
    />
  );
}
