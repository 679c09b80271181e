import dialSprite from 'drawings:alignment/dials';
import { Button } from '../../components/Button.tsx';
import { DataTable, TableNote } from '../../components/DataTable.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Section } from '../../components/Section.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { TitleBlock } from '../../components/TitleBlock.tsx';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { methods, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { asHeading, color, media, mutedColor, onScreen, rule, size, space, typography } from '../../theme.ts';
import { useHydrated } from '../../useHydrated.ts';
import { Group, List, NumberField } from './Fields.tsx';
import { MotorDrawing } from './MotorDrawing.tsx';
import { resultsOf, rightMoves } from './results.ts';
import { useEntries } from './useEntries.ts';
import { deviationsOf, foundWords, judgedAt, rowsOf, warningsOf } from './words.ts';

const titleId = 'move-the-motor';
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
  groups: { display: 'grid', gap: '24px' },
  caption: { padding: `${space.row} ${space.cell} 8px`, borderTop: rule.frame },
  found: { ...typography.small, marginTop: '4px', color: mutedColor },
} satisfies Styles;

/** Equal cells with room for two lines, so that nothing below moves when a value gets another length. */
const blockStyles = {
  cell: { flex: '1 1 0', minHeight: '6.9rem', [media.phone]: { flexBasis: '40%', minHeight: '5.3rem' } },
} satisfies Styles;

const dialStyle: Style = { maxWidth: '420px', '--lettering': '17px', [media.phone]: { '--lettering': '20px' } };

const tableStyle: Style = { 'table:where(&) tbody td': asHeading('condensed') };

/** A shaft alignment calculator. It begins with a worked example, which is all that there is without scripts. */
export function Calculator() {
  const classes = useStyles(styles);
  const { entries, change } = useEntries(titleId);
  const isHydrated = useHydrated();
  const results = resultsOf(entries);
  const { method, at, upDown, side } = results;
  const { dials, others } = methods[method];
  const verdict = <span aria-live="polite">{calculator.verdicts[results.verdict]}</span>;
  const numbers = (names: readonly FieldName[]) =>
    names.map((name) => <NumberField key={name} {...{ name, entries, change }} />);
  /** A script may set a value and dispatch `change` alone. React drops that event. */
  const hearChange = (controls: HTMLElement | null) => {
    const hear = ({ target }: Event) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (isField) change({ [target.id]: target.value });
    };
    controls?.addEventListener('change', hear);
    return () => controls?.removeEventListener('change', hear);
  };
  return (
    <Section titleId={titleId}>
      <SectionHead title={calculator.title}>
        <span data-screen>{calculator.lead}</span>
      </SectionHead>
      <div className={classes.root}>
        <div className={classes.sheet}>
          <figure className={classes.figure}>
            <MotorDrawing at={at} upDown={upDown.now} side={side?.now} />
          </figure>
          <TitleBlock rows={[...deviationsOf(results), [judgedAt(results), verdict]]} styles={blockStyles} />
          <div aria-live="polite">
            {warningsOf(results).map((text) => (
              <p key={text} className={classes.warning}>
                {text}
              </p>
            ))}
          </div>
        </div>
        <div className={classes.controls}>
          {/* What was entered before the scripts come would not count. */}
          <div ref={hearChange} inert={!isHydrated} className={classes.groups}>
            <Group {...calculator.machine}>
              {numbers(['frontAt', 'backAt'])}
              <List name="rpm" {...{ entries, change }} />
              <List name="method" {...{ entries, change }} />
            </Group>
            <Group legend={calculator.found} hint={calculator.hints[method]} isInThirds={method !== 'laser'}>
              {method !== 'laser' && (
                <Drawing
                  sprite={dialSprite}
                  name={method === 'reverse' ? 'reverse-rim' : 'rim-and-face'}
                  label={calculator.clock}
                  style={dialStyle}
                />
              )}
              {numbers([...Object.values(dials).flat(), ...others])}
            </Group>
            <Group {...calculator.moves}>
              {numbers(side ? ['front', 'back', 'sideFront', 'sideBack'] : ['front', 'back'])}
              <Button onClick={() => change(rightMoves(results))}>{calculator.put}</Button>
            </Group>
            <Group {...calculator.target}>{numbers(['targetFront', 'targetBack'])}</Group>
          </div>
        </div>
      </div>
      <div className={classes.caption}>
        <h3 id="moves">{calculator.caption}</h3>
        <p className={classes.found}>{foundWords(results)}</p>
      </div>
      <DataTable
        kind="figures"
        style={tableStyle}
        titleId="moves"
        columns={calculator.columns}
        rows={rowsOf(results)}
      />
      {results.isExample && <TableNote>{calculator.example}</TableNote>}
      <TableNote>{calculator.note}</TableNote>
    </Section>
  );
}
