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
import { assumptionsOf, foundWords, shimRows, sideRows, titleBlockOf, warningsOf } from './words.ts';

const needsScripts = { [media.withoutScripts]: { display: 'none' } } as const;
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
  controls: {
    ...cell,
    ...needsScripts,
    borderTop: rule.cell,
    [media.fromDesktop]: { borderTop: 0, borderLeft: rule.cell },
  },
  caption: { padding: `${space.row} ${space.cell} 8px`, borderTop: rule.frame },
  small: { ...typography.small, marginTop: '4px', color: mutedColor },
  notes: {
    ...cell,
    ...needsScripts,
    ...typography.note,
    display: 'grid',
    gridTemplateColumns: '27% minmax(0, 1fr)',
    [media.phone]: { ...typography.small, display: 'block' },
  },
  note: { maxWidth: '47em', paddingBottom: '4px' },
  warning: { maxWidth: '47em', padding: '4px 12px', background: color.amber, color: color.deep, fontWeight: 600 },
  /** In the place of what needs scripts. */
  example: { display: 'none', [media.withoutScripts]: { display: 'block' } },
} satisfies Styles;

/** Equal cells with room for two lines, so that nothing below moves when a value gets another length. */
const blockStyles = {
  cell: { flex: '1 1 0', minHeight: '6.9rem', [media.phone]: { flexBasis: '40%', minHeight: '5.3rem' } },
} satisfies Styles;

const tableStyles = { cell: asHeading('condensed') } satisfies Styles;

/** A shaft alignment calculator. It begins with a worked example, which is all that there is without scripts. */
export function Calculator() {
  const classes = useStyles(styles);
  const { entries, change } = useEntries();
  const isHydrated = useHydrated();
  const results = resultsOf(entries);
  const { at, upDown, side } = results;
  const table = ({ caption, columns }: typeof calculator.shims | typeof calculator.sideMoves, rows: string[][]) => (
    <DataTable
      kind="figures"
      styles={tableStyles}
      caption={
        <div className={classes.caption}>
          <h3>{caption}</h3>
          <p className={classes.small}>{foundWords(results)}</p>
        </div>
      }
      columns={columns}
      rows={rows}
    />
  );
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
      {table(calculator.shims, shimRows(results))}
      {side && table(calculator.sideMoves, sideRows(side))}
      <div className={classes.example}>
        <TableNote>{calculator.example}</TableNote>
      </div>
      <div className={classes.notes}>
        <h3>{calculator.notes.title}</h3>
        <ul>
          {warningsOf(results).map((text) => (
            <li key={text} className={classes.warning}>
              {text}
            </li>
          ))}
          {assumptionsOf(entries, results).map((text) => (
            <li key={text} className={classes.note}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
