import { DataTable } from '../../components/DataTable.tsx';
import { NoScriptNote } from '../../components/NoScriptNote.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { TableNote } from '../../components/TableWithNote.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color, media, mutedColor, onScreen, rule, size, space, typography } from '../../theme.ts';
import { useHydrated } from '../../useHydrated.ts';
import { Controls } from './Controls.tsx';
import { MotorDrawing } from './MotorDrawing.tsx';
import { resultsOf } from './results.ts';
import { useEntries } from './useEntries.ts';
import { foundWords, rowsOf, titleBlockOf, warningsOf } from './words.ts';

const cell = { padding: `${space.row} ${space.cell}` } as const;

const styles = {
  root: {
    [media.fromDesktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    // There are no controls.
    [media.withoutScripts]: { display: 'block' },
  },
  /** It stays in view while one works down the fields, where the window has room for it. */
  sheet: {
    display: 'flex',
    flexDirection: 'column',
    [onScreen.desktopAndTall]: { position: 'sticky', top: size.header, alignSelf: 'start' },
  },
  figure: {
    ...cell,
    display: 'grid',
    justifyItems: 'center',
    margin: 'auto 0',
    [media.phone]: { padding: '20px 8px' },
  },
  warning: { padding: `4px ${space.cell}`, background: color.amber, color: color.deep, fontWeight: 600 },
  controls: {
    ...cell,
    borderTop: rule.cell,
    [media.fromDesktop]: { borderTop: 0, borderLeft: rule.cell },
    [media.withoutScripts]: { display: 'none' },
  },
  caption: { padding: `${space.row} ${space.cell} 8px`, borderTop: rule.frame },
  found: { ...typography.small, marginTop: '4px', color: mutedColor },
  example: { display: 'none', [media.withoutScripts]: { display: 'block' } },
} satisfies Styles;

/** Equal cells with room for two lines, so that nothing below moves when a value gets another length. */
const blockStyles = {
  cell: { flex: '1 1 0', minHeight: '6.9rem', [media.phone]: { flexBasis: '40%', minHeight: '5.3rem' } },
} satisfies Styles;

/** On phones the three values of a row are side by side. */
const tableStyles = {
  row: { [media.phone]: { gridTemplateColumns: '1fr 1fr 1fr', columnGap: '12px' } },
  cell: asHeading('condensed'),
} satisfies Styles;

/** A shaft alignment calculator. It begins with a worked example, which is all that there is without scripts. */
export function Calculator() {
  const classes = useStyles(styles);
  const { entries, change } = useEntries();
  const isHydrated = useHydrated();
  const results = resultsOf(entries);
  const { at, upDown, side } = results;
  return (
    <Section titleId="move-the-motor">
      <SectionHead title={calculator.title}>
        <span data-screen>{calculator.lead}</span>
      </SectionHead>
      <div className={classes.root}>
        <div className={classes.sheet}>
          <figure className={classes.figure}>
            <MotorDrawing at={at} upDown={upDown.now} side={side?.now} />
          </figure>
          <div aria-live="polite">
            <TitleBlock rows={titleBlockOf(results)} styles={blockStyles} />
            {warningsOf(results).map((text) => (
              <p key={text} className={classes.warning}>
                {text}
              </p>
            ))}
          </div>
        </div>
        <div className={classes.controls}>
          <NoScriptNote>{calculator.withoutScripts}</NoScriptNote>
          {/* What was entered before the scripts come would not count. */}
          <div inert={!isHydrated}>
            <Controls entries={entries} results={results} change={change} />
          </div>
        </div>
      </div>
      <DataTable
        kind="figures"
        styles={tableStyles}
        caption={
          <div className={classes.caption}>
            <h3>{calculator.caption}</h3>
            <p className={classes.found}>{foundWords(results)}</p>
          </div>
        }
        columns={calculator.columns}
        rows={rowsOf(results)}
      />
      <div className={classes.example}>
        <TableNote>{calculator.example}</TableNote>
      </div>
      <TableNote>{calculator.note}</TableNote>
    </Section>
  );
}
