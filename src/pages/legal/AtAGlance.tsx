import { Figures } from '../../components/Figures.tsx';
import { Section, SectionTitle } from '../../components/Section.tsx';
import type { LegalText } from '../../content/legal/legal-text.ts';
import type { Styles } from '../../styles/useStyles.ts';
import { media, rule, space, typography } from '../../theme.ts';
import { Deadlines, type DeadlinesProps } from './Deadlines.tsx';

const childStyles = {
  section: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
      [media.upToUprightTablet]: { display: 'block' },
    },
  },
  title: {
    root: {
      ...typography.cardTitle,
      padding: `28px ${space.cell}`,
      borderRight: rule.cell,
      [media.upToUprightTablet]: { paddingBottom: 0, border: 0 },
      [media.print]: { padding: `8pt ${space.cell} 0`, border: 0 },
    },
  },
} satisfies Record<string, Styles>;

/** What people look for in the text, before the text: time limits drawn at one scale, or large figures. */
export function AtAGlance({ content, bars }: { content: LegalText['atAGlance']; bars: DeadlinesProps['bars'] }) {
  return (
    <Section titleId="at-a-glance" styles={childStyles.section}>
      <SectionTitle title={content.heading} styles={childStyles.title} />
      {'deadlines' in content ? (
        <Deadlines deadlines={content.deadlines} bars={bars} />
      ) : (
        <Figures figures={content.figures} arrangement="columns" />
      )}
    </Section>
  );
}
