import { css } from '@emotion/react';
import type { Service } from '../../content/services.ts';
import { contactLink } from '../../content/contact-link.ts';
import { slugFromTitle } from '../../content/slug.ts';
import { media, size } from '../../theme.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useStyle } from '../../useStyle.ts';

const style = css({
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  marginTop: 'auto',
  [media.phone]: { gap: '4px 24px', '& > *': { width: '100%' } },
  // The addresses flow on after the words.
  [media.print]: { '& > a': { display: 'block' } },
});

const pageLinkStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: size.target, fontWeight: 600 });

/** From a service's card to the form with the service filled in, and to the service's page where it has one. */
export function ServiceLinks({ service: { title, slug } }: { service: Service }) {
  const linksClass = useStyle(style);
  const pageLinkClass = useStyle(pageLinkStyle);
  const which = <span className="visually-hidden">: {title}</span>;
  return (
    <div className={linksClass}>
      <ButtonLink href={contactLink({ service: slugFromTitle(title) })}>
        <span>Ask for this service{which}</span>
      </ButtonLink>
      {slug && (
        <a className={pageLinkClass} href={`/services/${slug}`}>
          <span>Steps, limits and tools{which}</span>
        </a>
      )}
    </div>
  );
}
