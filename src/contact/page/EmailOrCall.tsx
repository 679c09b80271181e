import { PhoneNumber } from '../../components/PhoneNumber.tsx';
import { telephoneLink } from '../../content/company/company.ts';
import { useSite } from '../../SiteContext.ts';
import { formTexts } from '../texts.ts';

/** A sentence that begins with `write` and leads to our e-mail address, and to our phone if a number is set. */
export function EmailOrCall({ write, linkClass }: { write: string; linkClass?: string | undefined }) {
  const { email, phone } = useSite();
  return (
    <>
      {`${write} `}
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
