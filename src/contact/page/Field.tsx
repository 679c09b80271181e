import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { spaced } from '../../components/spaced.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, font, media, size, typography } from '../../theme.ts';
import { useHydrated } from '../../useHydrated.ts';
import { contactFields, type TextField } from '../fields.ts';
import { formTexts } from '../texts.ts';
import { useFormState } from './form-state.ts';

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

interface FieldProps<Value> {
  initialValue: Value;
  problem: string | undefined;
}

/**
 * Marks a field as required. With the attribute `required` an empty field is invalid for Firefox 153, and so is the form, before anything
 * was entered (WCAG 3.3.1). So scripts, which check the fields themselves, leave only the mark for screen readers.
 */
function useRequired(required: boolean) {
  const hydrated = useHydrated();
  return { required: required && !hydrated, 'aria-required': (required && hydrated) || undefined };
}

/** A field of the form with its label, its hint and its problem. In a list nothing is chosen at first. */
export function Field({ name, initialValue, problem }: FieldProps<string> & { name: TextField }) {
  const { label, hint, choices, multiline, type: keyboard, autoComplete, ...rules } = contactFields[name];
  const required = rules.required !== undefined || rules.marked === true;
  const ids = { hint: `${name}-hint`, problem: `${name}-problem`, mark: `${name}-mark` };
  const sending = useFormState('step') === 'sending';
  const classes = useStyles(styles, choices && list, multiline && severalLines, sending ? whileSending : undefined);
  // Screen readers know from the control itself that it is required.
  const described = [problem && ids.problem, hint && ids.hint, !required && ids.mark].filter(Boolean).join(' ');
  const attributes = {
    id: name,
    name,
    ...useRequired(required),
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
          <option value="">{formTexts.choose}</option>{' '}
          {spaced(
            choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            )),
          )}
        </select>
      ) : multiline ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input type={keyboard ?? 'text'} inputMode={keyboard} autoComplete={autoComplete} {...attributes} />
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

/** The required consent. */
export function TermsField({ initialValue, problem }: FieldProps<boolean>) {
  const classes = useStyles(termsStyles);
  const required = useRequired(true);
  return (
    <div data-field>
      <label className={classes.label}>
        <input
          type="checkbox"
          className={classes.box}
          id="terms"
          name="terms"
          // edbrowse 3.7 sends a box without a value as an empty text.
          value="on"
          {...required}
          defaultChecked={initialValue}
          aria-invalid={Boolean(problem)}
          aria-describedby={problem && 'terms-problem'}
        />
        {contactFields.terms.label}
      </label>
      {problem && <FieldProblem id="terms-problem">{problem}</FieldProblem>}
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
  /** Whether the field must be filled in. */
  mark: { ...typography.small, fontWeight: 400, color: color.steel7 },
} satisfies Styles;

interface FieldHeadProps {
  /** Id of the words that say whether the field is required. */
  markId: string;
  required: boolean;
  /** The field's label. */
  children: ReactNode;
}

/** The line above a control: its label, and at the end whether it must be filled in. */
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
    // In a field it comes right after the control, before the hint.
    order: 1,
    display: 'flex',
    gap: '8px',
    padding: '6px 12px 6px 10px',
    // Not red, because red means emergency and nothing else.
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

/** Shows the problem of a field beside it. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  const classes = useStyles(problemStyles);
  return (
    <p className={classes.root} id={id}>
      <Icon name="warning" />
      {/* An element, because a browser that translates the page replaces plain text, and React could not change it. */}
      <span>{children}</span>
    </p>
  );
}
