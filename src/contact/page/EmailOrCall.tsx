import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import { useSite } from '../../SiteContext.ts';
import { formTexts } from '../texts.ts';

/** Continues a sentence with our e-mail address, and with our phone number if one is set. */
export function EmailOrCall({ sentence, linkClass }: { sentence: string; linkClass?: string | undefined }) {
  const { email, phone } = useSite();
  return (
    <>
      {`${sentence} `}
      <a href={`mailto:${email}`} className={linkClass}>
        {email}
      </a>
      {phone && (
        <>
          {` ${formTexts.call} `}
          <a href={telephoneLink(phone)} className={linkClass}>
            <PhoneNumber />
          </a>
        </>
      )}
      {'. '}
    </>
  );
}
