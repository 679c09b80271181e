import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { fields, lists, type FieldName } from '../../content/services/laser-alignment/fields.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, media, mutedColor, size, typography } from '../../theme.ts';
import { chosenIn, problemIn, textOf, withOtherSign, type Entries } from './entries.ts';

const small = { ...typography.small, gridColumn: '1 / -1' } as const;

const styles = {
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    gap: '8px 12px',
    minWidth: 0,
    padding: 0,
    border: 0,
    '--columns': 4,
    '& > svg': { gridColumn: '1 / -1' },
    '& > button': { gridColumn: 'span 2', alignSelf: 'end', padding: '10px' },
    [media.phone]: { '--columns': 2 },
    [media.narrowest]: { '--columns': 1, '& > button': { gridColumn: 'auto' } },
  },
  legend: { paddingBottom: '4px' },
  hint: { ...small, color: mutedColor },
  // The boxes of a row are in line, although a label may have two lines.
  field: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignContent: 'end' },
  label: { ...small, display: 'block', color: mutedColor },
  box: {
    gridColumnEnd: -1,
    width: '100%',
    minHeight: size.target,
    padding: '0 10px',
    border: `1px solid ${color.steel5}`,
    borderRadius: size.radius,
    background: color.white,
    '&[aria-invalid=true]': { borderWidth: '2px', borderColor: color.ink },
    [media.phone]: { paddingInline: '6px' },
  },
  problem: { ...small, padding: '0 6px', background: color.amber, color: color.deep, fontWeight: 600 },
} satisfies Styles;

/** The three readings of a sweep are in a row, on phones too. */
const thirds = { group: { '--columns': 3, [media.phone]: { '--columns': 3 } } } satisfies Styles;

/** Keyboards of phones have no minus among the digits. */
const signStyle: Style = {
  display: 'none',
  width: size.target,
  padding: 0,
  marginRight: '-1px',
  [media.touch]: { display: 'block' },
};

interface GroupProps {
  legend: string;
  hint: string;
  isInThirds?: boolean;
  children: ReactNode;
}

/** Fields that belong together. */
export function Group({ legend, hint, isInThirds = false, children }: GroupProps) {
  const classes = useStyles(styles, isInThirds ? thirds : undefined);
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>
        <h3>{legend}</h3>
      </legend>
      <p className={classes.hint}>{hint}</p>
      {children}
    </fieldset>
  );
}

interface FieldProps<Name> {
  name: Name;
  entries: Entries;
  change: (changes: Entries) => void;
}

export function List({ name, entries, change }: FieldProps<keyof typeof lists>) {
  const classes = useStyles(styles);
  const { label, options } = lists[name];
  return (
    <div className={classes.field}>
      <label htmlFor={name} className={classes.label}>
        {label}
      </label>
      <select
        id={name}
        autoComplete="off"
        value={chosenIn(entries)[name]}
        onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
        className={classes.box}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A number in a text field. A number field refuses commas, fractions and this page's minus, and the mouse wheel changes it. */
export function NumberField({ name, entries, change }: FieldProps<FieldName>) {
  const classes = useStyles(styles);
  const { label, unit, range } = fields[name];
  const text = textOf(entries, name);
  const problem = problemIn(entries, name);
  const problemId = problem ? `${name}-problem` : undefined;
  return (
    <div className={classes.field}>
      <label htmlFor={name} className={classes.label}>
        {`${label}, `}
        <span translate="no">{unit}</span>
      </label>
      {range[0] < 0 && (
        <Button
          aria-label={calculator.otherSign(label)}
          onClick={() => change({ [name]: withOtherSign(text) })}
          style={signStyle}
        >
          ±
        </Button>
      )}
      <input
        id={name}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
        className={classes.box}
      />
      {problem && (
        <span id={problemId} className={classes.problem}>
          {problem}
        </span>
      )}
    </div>
  );
}
