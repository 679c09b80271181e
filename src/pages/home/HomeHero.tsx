import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { Hero } from '../../components/Hero.tsx';
import { claims } from '../../content/claims.ts';
import { contactLink } from '../../content/contact-link.ts';
import { home } from '../../content/home.ts';
import { PlantDrawing } from './PlantDrawing.tsx';

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
      drawing={<PlantDrawing />}
      titleBlock={[
        ['Title', 'General arrangement, nine services'],
        ['Tolerance', `${claims.alignmentTolerance} in`],
        ['Lifting', `${claims.liftingTons} ton`],
        ['Emergency', `< ${claims.emergencyResponse.text}`],
      ]}
    />
  );
}
