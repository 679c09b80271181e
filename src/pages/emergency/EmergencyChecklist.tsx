import { sideHeading } from '../../components/layouts.ts';
import { Section, SectionTitle } from '../../components/Section.tsx';
import type { Point } from '../../content/page-parts.ts';
import { useStyle, type Style, type Styles } from '../../styles/useStyle.ts';
import { color, gridLines, media, mediaQuery, onScreen, rule, size, space } from '../../theme.ts';

const headStyle: Style = {
  padding: `${space.head} ${space.cell} ${space.row}`,
  [media.print]: { paddingBottom: '4px' },
};

const childStyles = {
  heading: { root: { marginBottom: '16px', [media.print]: { margin: 0 } } },
} satisfies Record<string, Styles>;

const introductionStyle: Style = { maxWidth: '38em' };

/** On paper the title is above its sentence, so that all six fit on the sheet. */
const tabletScreen = onScreen(mediaQuery.tablet);

const taskStyle: Style = {
  padding: `20px ${space.cell}`,
  ...gridLines.between,
  // The title at the left of its sentence.
  [tabletScreen]: { display: 'grid', gridTemplateColumns: '5fr 7fr', columnGap: '16px' },
  [media.print]: { paddingBlock: '3px' },
};

/** Box and title are one target. */
const titleStyle: Style = {
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: size.target,
  cursor: 'pointer',
  [media.print]: { minHeight: 0, fontSize: '12pt' },
};

const boxStyle: Style = {
  appearance: 'none',
  flex: 'none',
  width: '32px',
  height: '32px',
  border: rule.frame,
  borderRadius: size.radius,
  background: color.white,
  cursor: 'pointer',
  [media.print]: { width: '22px', height: '22px' },
  '&:checked': { background: color.ink },
  '&:checked::before': {
    content: '""',
    display: 'block',
    width: '9px',
    height: '17px',
    border: `solid ${color.white}`,
    borderWidth: '0 3px 3px 0',
    margin: '3px auto',
    transform: 'rotate(42deg)',
  },
};

const sentenceStyle: Style = {
  maxWidth: '44em',
  marginLeft: '48px',
  [tabletScreen]: { paddingTop: '8px', margin: 0 },
  [media.print]: { maxWidth: 'none', marginLeft: '38px', fontSize: '9.5pt', lineHeight: 1.3 },
};

/** The plant's tasks before the crew arrives. The boxes can be ticked on the page or, on paper, by pen. */
export function EmergencyChecklist({ checklist }: { checklist: readonly Point[] }) {
  const taskClass = useStyle(taskStyle);
  const titleClass = useStyle(titleStyle);
  const boxClass = useStyle(boxStyle);
  const sentenceClass = useStyle(sentenceStyle);
  return (
    <Section titleId="checklist">
      <div className={useStyle(sideHeading.root)}>
        <div className={useStyle(headStyle)}>
          <SectionTitle title="While we drive" styles={childStyles.heading} />
          <p className={useStyle(introductionStyle)}>
            These six shorten the repair. Do them in this order, and only what is safe.{' '}
            <span data-screen>On paper this page is one sheet, to hang by the disconnect.</span>
          </p>
        </div>
        <ol className={useStyle(sideHeading.content)}>
          {checklist.map((item) => (
            <li key={item.title} className={taskClass}>
              <h3>
                <label className={titleClass}>
                  <input type="checkbox" className={boxClass} />
                  {item.title}
                </label>
              </h3>
              <p className={sentenceClass}>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
