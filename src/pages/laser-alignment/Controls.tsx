import dialSprite from 'drawings:alignment/dials';
import { Button } from '../../components/Button.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { openingSign } from '../../components/Faq.tsx';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { methods, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { speedName, tolerances } from '../../content/services/laser-alignment/limits.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, rule, size, typography } from '../../theme.ts';
import { limitsIn, methodIn, type Entries } from './entries.ts';
import { Group, List, NumberField } from './Fields.tsx';
import { rightMoves, type Results } from './results.ts';

const styles = {
  root: { display: 'grid', gap: '24px' },
  target: {
    ...openingSign.entry,
    borderBlock: rule.cell,
    '&[open]': { ...openingSign.entry['&[open]'], paddingBottom: '12px' },
  },
  summary: { ...typography.strong, ...openingSign.summary, minHeight: size.target },
} satisfies Styles;

const dialStyles = {
  root: { maxWidth: '420px', '--lettering': '17px', [media.phone]: { '--lettering': '20px' } },
} satisfies Styles;

const methodNames = Object.entries(methods).map(([method, { name }]) => [method, name] as const);
const speeds = tolerances.map(({ rpm }) => [String(rpm), speedName(rpm)] as const);

interface ControlsProps {
  entries: Entries;
  results: Results;
  change: (changes: Entries) => void;
}

/** The fields in the order of the work: the machine, the readings, the shims and moves, the target. */
export function Controls({ entries, results, change }: ControlsProps) {
  const classes = useStyles(styles);
  const method = methodIn(entries);
  const numbers = (names: readonly FieldName[]) =>
    names.map((name) => <NumberField key={name} {...{ name, entries, change }} />);
  const { machine, moves, target, hints } = calculator;
  const { dials, others } = methods[method];
  return (
    <div className={classes.root}>
      <Group {...machine}>
        {numbers(['frontAt', 'backAt'])}
        <List
          name="rpm"
          label={calculator.speed}
          options={speeds}
          value={String(limitsIn(entries).rpm)}
          change={change}
        />
        <List name="method" label={calculator.method} options={methodNames} value={method} change={change} />
      </Group>
      <Group legend={calculator.found} hint={hints[method]} isInThirds={method !== 'laser'}>
        {method !== 'laser' && (
          <Drawing
            sprite={dialSprite}
            name={method === 'reverse' ? 'reverse-rim' : 'rim-and-face'}
            label={calculator.clock}
            styles={dialStyles}
          />
        )}
        {numbers([...Object.values(dials).flat(), ...others])}
      </Group>
      <Group {...moves}>
        {numbers(results.side ? ['front', 'back', 'sideFront', 'sideBack'] : ['front', 'back'])}
        <Button onClick={() => change(rightMoves(results))}>{calculator.put}</Button>
      </Group>
      <details open={'targetFront' in entries || 'targetBack' in entries} className={classes.target}>
        <summary className={classes.summary}>{target.legend}</summary>
        <Group hint={target.hint}>{numbers(['targetFront', 'targetBack'])}</Group>
      </details>
    </div>
  );
}
