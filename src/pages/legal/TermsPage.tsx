import { terms } from '../../content/legal/terms.ts';
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

export const { summary } = terms;
export { TermsPage as Component };
