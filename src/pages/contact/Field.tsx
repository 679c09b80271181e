import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fields, fieldsMarkedRequired, form, type ContactField } from '../../content/contact.ts';
import { color, font, media, size } from '../../theme.ts';
import { Icon } from '../../components/Icon.tsx';
import { useStyle } from '../../useStyle.ts';

/** Entry, list or box: one edge, one height. Also used by the picker for files. */
const controlStyle = {
  display: 'block',
  width: '100%',
  minHeight: '52px',
  padding: '10px 14px',
  border: `1px solid ${color.steel5}`,
  borderRadius: size.radius,
  background: color.white,
  fontSize: '17px',
  '&:hover': { borderColor: color.ink },
  '&[aria-invalid=true]': { padding: '9px 13px', border: `2px solid ${color.ink}` },
} as const;

/** What is wrong stands on amber: red means emergency and nothing else. */
export const problemStyle = {
  display: 'flex',
  gap: '8px',
  padding: '6px 12px 6px 10px',
  background: color.amber,
  color: color.deep,
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
  '& svg': { flexShrink: 0 },
  '--accent': color.deep,
} as const;

/** Name of a field, and at the end of its line whether it must be filled in. */
export const fieldHeadStyle = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  marginBottom: '6px',
  lineHeight: 1.3,
  '& > :first-of-type': { fontWeight: 600, fontStretch: font.control },
  '& > .mark': { fontSize: '14px', fontWeight: 400, fontStretch: font.control, color: color.steel7 },
} as const;

const arrow = (angle: string, right: string) =>
  `linear-gradient(${angle}, transparent 50%, ${color.ink} 50%) calc(100% - ${right}) 50% / 8px 8px no-repeat`;

const style = css({
  display: 'flex',
  flexDirection: 'column',
  '& > .head': fieldHeadStyle,
  // A short hint stands under the entry, so that the entries of a row are level; a long one is read first.
  '& > .hint': { order: 2, marginTop: '6px', fontSize: '15px', lineHeight: 1.4, color: color.steel7 },
  '& > .hint:has(~ textarea)': { order: 0, maxWidth: '75ch', margin: '0 0 8px' },
  '& > .problem': { ...problemStyle, order: 1 },
  '& > input, & > select, & > textarea': controlStyle,
  '& > textarea': { minHeight: '176px', lineHeight: 1.5, resize: 'vertical' },
  '& > select': {
    appearance: 'none',
    paddingRight: '44px',
    background: `${arrow('45deg', '22px')}, ${arrow('-45deg', '14px')}, ${color.white}`,
    textOverflow: 'ellipsis',
  },
  [media.forcedColors]: { '& > select': { appearance: 'auto' } },
});

/** What a field's control must bear, so that label, hint and problem belong to it. */
interface ControlAttributes {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  name: ContactField;
  problem: string | undefined;
  /** Draws the control. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A control of the form with its label, its hint and what is wrong with it. */
export function Field({ name, problem, children }: FieldProps) {
  const { label, hint } = fields[name];
  const required = fieldsMarkedRequired.includes(name);
  const ids = { hint: `${name}-hint`, problem: `${name}-problem`, mark: `${name}-mark` };
  // Of `required` a screen reader knows from the control itself.
  const described = [problem && ids.problem, hint && ids.hint, !required && ids.mark].filter(Boolean).join(' ');
  return (
    <div className={`field ${useStyle(style)}`}>
      <div className="head">
        <label htmlFor={name}>{label}</label>
        <span className="mark" id={ids.mark} aria-hidden={required}>
          {required ? form.required : form.optional}
        </span>
      </div>
      {hint && (
        <p className="hint" id={ids.hint}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        required,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {problem && <FieldProblem id={ids.problem}>{problem}</FieldProblem>}
    </div>
  );
}

/** What is wrong with a field, beside it. */
export function FieldProblem({ id, children }: { id: string; children: string }) {
  return (
    <p className="problem" id={id}>
      <Icon name="warning" />
      {children}
    </p>
  );
}
