import { css } from '@emotion/react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { contactLink } from '../../content/contact-link.ts';
import type { Service } from '../../content/services.ts';
import { slugFromTitle } from '../../content/slug.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { media, size } from '../../theme.ts';

const style = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginTop: 'auto',
  '& > a + a': { display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 },
  [media.phone]: { '& > *': { width: '100%' } },
  // The addresses flow on after the words.
  [media.print]: { '& > a': { display: 'block' } },
});

/** From a service's card to the form with the service filled in, and to the service's page where it has one. */
export function ServiceLinks({ service: { title, slug } }: { service: Service }) {
  const linksClass = useStyle(style);
  const which = <span className="visually-hidden">: {title}</span>;
  return (
    <div className={linksClass}>
      <ButtonLink href={contactLink({ service: slugFromTitle(title) })}>
        <span>Ask for this service{which}</span>
      </ButtonLink>
      {slug && (
        <a href={`/services/${slug}`}>
          <span>Steps, limits and tools{which}</span>
        </a>
      )}
    </div>
  );
}
