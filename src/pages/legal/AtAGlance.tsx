import type { ReactNode } from 'react';
import { Section, SectionTitle } from '../../components/Section.tsx';
import type { Style } from '../../styles/useStyles.ts';
import { media, rule, space, typography } from '../../theme.ts';

/** A section of a legal page: a narrow column for the title or the contents, and a wide column for the text. */
export const narrowAndWide: Style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  [media.upToUprightTablet]: { display: 'block' },
};

const titleStyle: Style = {
  ...typography.cardTitle,
  padding: `28px ${space.cell}`,
  borderRight: rule.cell,
  [media.upToUprightTablet]: { paddingBottom: 0, border: 0 },
  [media.print]: { padding: `8pt ${space.cell} 0`, border: 0 },
};

/** The most important facts of a legal text, above it. */
export function AtAGlance({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section titleId="at-a-glance" style={narrowAndWide}>
      <SectionTitle title={heading} style={titleStyle} />
      {children}
    </Section>
  );
}
