import { terms } from '../../content/legal/terms.ts';
import type { Page } from '../../page.ts';
import { deadlineBars, Deadlines } from './Deadlines.tsx';
import { LegalDocument } from './LegalDocument.tsx';

const { deadlines } = terms.atAGlance;
const bars = deadlineBars(deadlines);

function TermsPage() {
  return (
    <LegalDocument text={terms}>
      <Deadlines deadlines={deadlines} bars={bars} />
    </LegalDocument>
  );
}

export const { Component, summary } = { Component: TermsPage, summary: terms.summary } satisfies Page;
