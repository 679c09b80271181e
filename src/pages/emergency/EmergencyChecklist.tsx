import { Section } from '../../components/Section.tsx';
import { sideHeadingStyle } from '../../components/side-heading.ts';
import type { Point } from '../../content/page-parts.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, media, rule, size, space } from '../../theme.ts';

const headStyle: Style = {
  padding: `${space.head} ${space.cell} ${space.row}`,
  '& h2': { marginBottom: '16px' },
  '& p': { maxWidth: '38em' },
  [media.print]: { paddingBlock: '14pt 6pt', breakBefore: 'page' },
};

/** On paper the title is above its sentence, so that all six fit on the page. */
const tabletScreen = media.tablet.replace('@media', '@media screen and');

const listStyle: Style = {
  '& li': { padding: `20px ${space.cell}` },
  '& li + li': { borderTop: rule.cell },
  // Box and title are one target.
  '& label': { display: 'flex', alignItems: 'center', gap: '16px', minHeight: size.target, cursor: 'pointer' },
  '& p': { maxWidth: '44em', marginLeft: '48px' },
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: '32px',
    height: '32px',
    border: rule.frame,
    borderRadius: size.radius,
    background: color.white,
    cursor: 'pointer',
  },
  '& input:checked': { background: color.ink },
  '& input:checked::before': {
    content: '""',
    display: 'block',
    width: '9px',
    height: '17px',
    border: `solid ${color.white}`,
    borderWidth: '0 3px 3px 0',
    margin: '3px auto',
    transform: 'rotate(42deg)',
  },
  // The title at the left of its sentence.
  [tabletScreen]: {
    '& li': { display: 'grid', gridTemplateColumns: '5fr 7fr', columnGap: '16px' },
    '& p': { paddingTop: '8px', margin: 0 },
  },
  [media.print]: { '& li': { paddingBlock: '7pt' }, '& label': { minHeight: 0 } },
};

/** The plant's tasks before the crew arrives. The boxes can be ticked on the page or, on paper, by pen. */
export function EmergencyChecklist({
  id,
  title,
  checklist,
}: {
  id: string;
  title: string;
  checklist: readonly Point[];
}) {
  return (
    <Section labelledBy={id} className={useStyle(sideHeadingStyle)}>
      <div className={useStyle(headStyle)}>
        <h2 id={id}>{title}</h2>
        <p>
          These six shorten the repair. Do them in this order, and only what is safe.{' '}
          <span data-screen>On paper this page is the checklist alone, to hang by the disconnect.</span>
        </p>
      </div>
      <ol className={useStyle(listStyle)}>
        {checklist.map((item) => (
          <li key={item.title}>
            <h3>
              <label>
                <input type="checkbox" />
                {item.title}
              </label>
            </h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
