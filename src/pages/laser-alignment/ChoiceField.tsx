import { useId } from 'react';
import { spaced } from '../../components/spaced.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media } from '../../theme.ts';
import { rowStyles } from './row-styles.ts';

interface ChoiceFieldProps {
  name: string;
  label: string;
  /** The words of the options, by their values. */
  options: Readonly<Record<string, string>>;
  value: string;
  onChoose: (value: string) => void;
  isWide?: boolean;
}

/** Wide enough for the words of its options. */
const narrow = { gridTemplateColumns: 'minmax(0, 1fr) 0 minmax(7.5rem, max-content)' } as const;

const narrowStyles = { root: { ...narrow, [media.phone]: narrow } } satisfies Styles;

/** On phones below its label, where letters of 24 px have room for the words. */
const wideStyles = {
  root: {
    gridTemplateColumns: 'minmax(0, 1fr) 0 minmax(0, 2fr)',
    [media.phone]: { gridTemplate: '"name" auto "box" auto / minmax(0, 1fr)', paddingBottom: '8px' },
  },
} satisfies Styles;

/** A list in a row of the controls. */
export function ChoiceField({ name, label, options, value, onChoose, isWide = false }: ChoiceFieldProps) {
  const classes = useStyles(rowStyles, isWide ? wideStyles : narrowStyles);
  const id = useId();
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>{' '}
      <select
        id={id}
        name={name}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={classes.box}
      >
        {spaced(
          Object.entries(options).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          )),
        )}
      </select>
    </div>
  );
}
