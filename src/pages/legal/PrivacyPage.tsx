import { Figures } from '../../components/Figures.tsx';
import { privacy } from '../../content/legal/privacy.ts';
import { LegalDocument } from './LegalDocument.tsx';

function PrivacyPage() {
  return (
    <LegalDocument text={privacy}>
      <Figures figures={privacy.atAGlance.figures} arrangement="columns" />
    </LegalDocument>
  );
}

export const { summary } = privacy;
export { PrivacyPage as Component };
