import type { ReactNode } from 'react';
import { telephoneLink } from '../content/company/company.ts';
import { emergencyLink } from '../content/company/contact-links.ts';
import { useSite } from '../SiteContext.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

/** Links to the emergency form, and to the phone if the operator has set a number. */
export function EmergencyButton({ children }: { children: ReactNode }) {
  const { phone } = useSite();
  return (
    <>
      <ButtonLink href={emergencyLink} kind="emergency">
        {children}
      </ButtonLink>
      {phone && (
        <>
          {' '}
          <ButtonLink href={telephoneLink(phone)} kind="emergency">
            Call <PhoneNumber />
          </ButtonLink>
        </>
      )}
    </>
  );
}
