import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Section } from '../../components/Section.tsx';
import { formNotices } from '../../content/contact.ts';
import { sentTexts } from '../../content/delivery.ts';
import type { Page } from '../../page.ts';

/** Confirms a request that a browser without scripts has sent. It has no route, because only the server knows it. */
function SentPage() {
  return (
    <Section label={formNotices.sent.title}>
      <PageHeading title={formNotices.sent.title} lead={formNotices.sent.text}>
        <ButtonLink href="/">{sentTexts.home}</ButtonLink>
      </PageHeading>
    </Section>
  );
}

export const sentPage: Page = { summary: sentTexts.summary, Component: SentPage, noindex: true };
