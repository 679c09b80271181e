import type { MouseEvent } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media, size, typography } from '../../theme.ts';
import { contactFields, type TextField } from '../fields.ts';
import { formTexts } from '../texts.ts';
import { FieldHead, FieldProblem } from './FieldWords.tsx';

const arrow = (angle: string, right: string) =>
  `linear-gradient(${angle}, transparent 50%, ${color.ink} 50%) calc(100% - ${right}) 50% / 8px 8px no-repeat`;

const styles = {
  root: { display: 'flex', flexDirection: 'column' },
  /** Below the control, so that the controls of a row are level. */
  hint: { order: 2, marginTop: '6px', ...typography.small, color: color.steel7 },
  control: {
    display: 'block',
    width: '100%',
    minHeight: '52px',
    padding: '10px 14px',
    border: `1px solid ${color.steel5}`,
    borderRadius: size.radius,
    background: color.white,
    '&:hover': { borderColor: color.ink },
    '&[aria-invalid=true]': { padding: '9px 13px', border: `2px solid ${color.ink}` },
  },
} satisfies Styles;

type FieldStyles = Styles<keyof typeof styles>;

const list = {
  control: {
    appearance: 'none',
    paddingRight: '44px',
    background: `${arrow('45deg', '22px')}, ${arrow('-45deg', '14px')}, ${color.white}`,
    textOverflow: 'ellipsis',
    [media.forcedColors]: { appearance: 'auto' },
  },
} satisfies FieldStyles;

const severalLines = {
  /** Above the control, because it is long. */
  hint: { order: 0, maxWidth: '47em', margin: '0 0 8px' },
  control: { minHeight: '176px', lineHeight: 1.5, resize: 'vertical' },
} satisfies FieldStyles;

const whileSending = { control: { backgroundColor: color.tint, cursor: 'default' } } satisfies FieldStyles;

interface FieldProps {
  name: TextField;
  initialValue: string;
  problem: string | undefined;
  /** Its value while it is sent, when it cannot be changed. */
  sentValue?: string | undefined;
}

/** A field of the form with its label, its hint and its problem. In a list nothing is chosen at first. */
export function Field({ name, initialValue, problem, sentValue }: FieldProps) {
  const { label, hint, choices, multiline, type: keyboard, autoComplete, ...rules } = contactFields[name];
  const required = rules.required !== undefined || rules.marked === true;
  const ids = { hint: `${name}-hint`, problem: `${name}-problem`, mark: `${name}-mark` };
  const locked = sentValue !== undefined;
  const classes = useStyles(styles, choices && list, multiline && severalLines, locked ? whileSending : undefined);
  // A list has no `readOnly`. Disabled as a whole, it would lose the focus.
  const isClosed = (value: string) => locked && value !== sentValue;
  // Screen readers know from the control itself that it is required.
  const described = [problem && ids.problem, hint && ids.hint, !required && ids.mark].filter(Boolean).join(' ');
  const attributes = {
    id: name,
    name,
    required,
    className: classes.control,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
    defaultValue: initialValue,
  };
  return (
    <div data-field className={classes.root}>
      <FieldHead markId={ids.mark} required={required}>
        <label htmlFor={name}>{label}</label>
      </FieldHead>
      {hint && (
        <p className={classes.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {choices ? (
        <select {...attributes} aria-readonly={locked || undefined}>
          <option value="" disabled={isClosed('')}>
            {formTexts.choose}
          </option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={isClosed(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : multiline ? (
        <textarea {...attributes} rows={6} readOnly={locked} />
      ) : (
        <input
          type={keyboard ?? 'text'}
          inputMode={keyboard}
          autoComplete={autoComplete}
          readOnly={locked}
          {...attributes}
        />
      )}
      {problem && <FieldProblem id={ids.problem}>{problem}</FieldProblem>}
    </div>
  );
}

const termsStyles = {
  /** Box and words are one target. */
  label: { display: 'flex', alignItems: 'center', gap: '14px', minHeight: size.target, cursor: 'pointer' },
  box: { flexShrink: 0, width: '28px', height: '28px', accentColor: color.ink },
} satisfies Styles;

interface TermsFieldProps {
  initialValue: boolean;
  problem: string | undefined;
  /** Whether it cannot be changed, because the request is sent. */
  locked: boolean;
}

const refuse = (event: MouseEvent) => event.preventDefault();

/** The required consent. */
export function TermsField({ initialValue, problem, locked }: TermsFieldProps) {
  const classes = useStyles(termsStyles);
  return (
    <div data-field>
      <label className={classes.label}>
        <input
          type="checkbox"
          className={classes.box}
          id="terms"
          name="terms"
          required
          defaultChecked={initialValue}
          aria-readonly={locked || undefined}
          // A box has no `readOnly`. Disabled, it would lose the focus.
          onClick={locked ? refuse : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'terms-problem'}
        />
        {contactFields.terms.label}
      </label>
      {problem && <FieldProblem id="terms-problem">{problem}</FieldProblem>}
    </div>
  );
}
