import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, media, size, typography } from '../../theme.ts';
import { contactFields, type ContactField } from '../fields.ts';
import { formTexts } from '../texts.ts';
import { useFormState } from './form-state.ts';

const arrow = (angle: string, right: string) =>
  `linear-gradient(${angle}, transparent 50%, ${color.ink} 50%) calc(100% - ${right}) 50% / 8px 8px no-repeat`;

const styles = {
  root: { display: 'flex', flexDirection: 'column' },
  /** Below the control, so that the controls of a row align. */
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
  /** Above the control, because the hint is long. */
  hint: { order: 0, maxWidth: '47em', margin: '0 0 8px' },
  control: { minHeight: '176px', lineHeight: 1.5, resize: 'vertical' },
} satisfies FieldStyles;

const whileSending = { control: { backgroundColor: color.tint, cursor: 'default' } } satisfies FieldStyles;

interface FieldProps {
  name: ContactField;
  initialValue: string;
  problem: string | undefined;
}

/** A field of the form with its label, hint and problem. A list starts without a selection. */
export function Field({ name, initialValue, problem }: FieldProps) {
  const { label, hint, choices, multiline, type: keyboard, autoComplete, ...rules } = contactFields[name];
  const required = rules.required !== undefined || rules.onlyLabeledRequired === true;
  const ids = { hint: `${name}-hint`, problem: `${name}-problem`, mark: `${name}-mark` };
  const sending = useFormState('step') === 'sending';
  const classes = useStyles(styles, choices && list, multiline && severalLines, sending ? whileSending : undefined);
  // Screen readers read `required` from the control.
  const described = [problem && ids.problem, hint && ids.hint, !required && ids.mark].filter(Boolean).join(' ');
  const attributes = {
    id: name,
    name,
    required,
    className: classes.control,
    'aria-invalid': Boolean(problem),
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
        <select {...attributes}>
          <option value="">{formTexts.choose}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : multiline ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input
          type={keyboard ?? 'text'}
          inputMode={keyboard}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          {...attributes}
        />
      )}
      {problem && <FieldProblem id={ids.problem}>{problem}</FieldProblem>}
    </div>
  );
}

const boxStyles = {
  /** Box and words are one target. */
  label: { display: 'flex', alignItems: 'center', gap: '14px', minHeight: size.target, cursor: 'pointer' },
  box: { flexShrink: 0, width: '28px', height: '28px', accentColor: color.ink },
} satisfies Styles;

/** A checkbox of the form with its words and its problem. */
export function Checkbox({ name, initialValue, problem }: FieldProps) {
  const classes = useStyles(boxStyles);
  const { label, required } = contactFields[name];
  const problemId = `${name}-problem`;
  return (
    <div data-field>
      <label className={classes.label}>
        <input
          type="checkbox"
          className={classes.box}
          id={name}
          name={name}
          value="on"
          required={required !== undefined}
          defaultChecked={initialValue !== ''}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem && problemId}
        />
        {label}
      </label>
      {problem && <FieldProblem id={problemId}>{problem}</FieldProblem>}
    </div>
  );
}

const headStyles = {
  root: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '12px',
    marginBottom: '6px',
    fontWeight: 600,
    lineHeight: 1.3,
    fontStretch: font.control,
  },
  /** Says whether the field is required. */
  mark: { ...typography.small, fontWeight: 400, color: color.steel7 },
} satisfies Styles;

interface FieldHeadProps {
  /** Id of the words that say whether the field is required. */
  markId: string;
  required: boolean;
  /** The label of the field. */
  children: ReactNode;
}

/** The line above a control: the label, and at the end whether the field is required. */
export function FieldHead({ markId, required, children }: FieldHeadProps) {
  const classes = useStyles(headStyles);
  return (
    <div className={classes.root}>
      {children} {/* Screen readers take `required` from the control itself. */}
      <span id={markId} className={classes.mark} aria-hidden={required || undefined}>
        {required ? formTexts.required : formTexts.optional}
      </span>
    </div>
  );
}

const problemStyles = {
  root: {
    // In a field the problem comes right after the control, before the hint.
    order: 1,
    display: 'flex',
    gap: '8px',
    padding: '6px 12px 6px 10px',
    // Amber, because red means emergency and nothing else.
    background: color.amber,
    color: color.deep,
    ...typography.note,
    fontWeight: 600,
    whiteSpace: 'pre-line',
    // A file's name may be one long word.
    overflowWrap: 'anywhere',
    '--accent': color.deep,
  },
} satisfies Styles;

export function FieldProblem({ id, children }: { id: string; children: ReactNode }) {
  const classes = useStyles(problemStyles);
  return (
    <p className={classes.root} id={id}>
      <Icon name="warning" />
      {/* An element, because React cannot change plain text that a translating browser has replaced. */}
      <span>{children}</span>
    </p>
  );
}
