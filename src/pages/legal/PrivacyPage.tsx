import { Figures } from '../../components/Figures.tsx';
import { privacy } from '../../content/legal/privacy.ts';
import type { Page } from '../../page.ts';
import { LegalDocument } from './LegalDocument.tsx';

function PrivacyPage() {
  return (
    <LegalDocument text={privacy}>
      <Figures figures={privacy.atAGlance.figures} arrangement="columns" />
    </LegalDocument>
  );
}

export const { Component, summary } = { Component: PrivacyPage, summary: privacy.summary } satisfies Page;
