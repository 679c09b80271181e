import { Figures } from '../../components/Figures.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import type { LegalText } from '../../content/legal/legal-text.ts';
import type { Styles } from '../../styles/useStyles.ts';
import { media, rule, space, typography } from '../../theme.ts';
import { Deadlines, type DeadlinesProps } from './Deadlines.tsx';

/** A section of a legal page: a narrow column for its title or its contents, and a wide one for the text. */
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

/** The most important facts of the text, above it: time limits drawn at one scale, or large figures. */
export function AtAGlance({ content, bars }: { content: LegalText['atAGlance']; bars: DeadlinesProps['bars'] }) {
  return (
    <Section titleId="at-a-glance" styles={narrowAndWide}>
      <SectionTitle title={content.heading} styles={titleStyles} />
      {'deadlines' in content ? (
        <Deadlines deadlines={content.deadlines} bars={bars} />
      ) : (
        <Figures figures={content.figures} arrangement="columns" />
      )}
    </Section>
  );
}
