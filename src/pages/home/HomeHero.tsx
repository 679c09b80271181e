import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmergencyButton } from '../../components/EmergencyButton.tsx';
import { Hero } from '../../components/Hero.tsx';
import { contactLink } from '../../contact-form/link.ts';
import { claims } from '../../content/company/claims.ts';
import { practice } from '../../content/company/practice.ts';
import { home } from '../../content/pages/home.ts';
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
        ['Numbers', 'Services, as listed below'],
        ['Tolerance', `${claims.alignmentTolerance} in`],
        ['Lifting', practice.lifting],
        ['Emergency', `< ${claims.emergencyResponse.text}`],
      ]}
    />
  );
}
