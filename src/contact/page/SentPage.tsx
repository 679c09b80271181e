import { useLocation } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Hero } from '../../components/Hero.tsx';
import type { Page } from '../../page.ts';
import { readReference } from '../addresses.ts';
import { formNotices, sentTexts } from '../texts.ts';
import { Reference } from './SendingStates.tsx';

/** Confirms a request that a browser without scripts has sent. It has no route, because only the server knows it. */
function SentPage() {
  const reference = readReference(useLocation().search);
  return (
    <Hero
      label={formNotices.sent.title}
      title={formNotices.sent.title}
      lead={
        <>
          {`${formNotices.sent.text} `}
          {reference && <Reference reference={reference} />}
        </>
      }
      actions={<ButtonLink href="/">{sentTexts.home}</ButtonLink>}
    />
  );
}

export const sentPage: Page = { summary: sentTexts.summary, Component: SentPage, noindex: true };
