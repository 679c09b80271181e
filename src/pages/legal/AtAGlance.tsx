import type { ReactNode } from 'react';
import { Section, SectionTitle } from '../../components/Section.tsx';
import type { Styles } from '../../styles/useStyles.ts';
import { media, rule, space, typography } from '../../theme.ts';

/** A section of a legal page: a narrow column for the title or the contents, and a wide column for the text. */
export const narrowAndWide = {
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    [media.upToUprightTablet]: { display: 'block' },
  },
} satisfies Styles;

const titleStyles = {
  root: {
    ...typography.cardTitle,
    padding: `28px ${space.cell}`,
    borderRight: rule.cell,
    [media.upToUprightTablet]: { paddingBottom: 0, border: 0 },
    [media.print]: { padding: `8pt ${space.cell} 0`, border: 0 },
  },
} satisfies Styles;

/** The most important facts of a legal text, above it. */
export function AtAGlance({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section titleId="at-a-glance" styles={narrowAndWide}>
      <SectionTitle title={heading} styles={titleStyles} />
      {children}
    </Section>
  );
}
