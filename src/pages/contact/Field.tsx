import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fieldTexts, fieldsMarkedRequired, type ContactField } from '../../content/contact.ts';
import { color, media, size } from '../../theme.ts';
import { FieldHead } from './FieldHead.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { useStyle } from '../../useStyle.ts';

const arrow = (angle: string, right: string) =>
  `linear-gradient(${angle}, transparent 50%, ${color.ink} 50%) calc(100% - ${right}) 50% / 8px 8px no-repeat`;

const style = css({
  display: 'flex',
  flexDirection: 'column',
  '& > input, & > select, & > textarea': {
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
  },
  '& > textarea': { minHeight: '176px', lineHeight: 1.5, resize: 'vertical' },
  '& > select': {
    appearance: 'none',
    paddingRight: '44px',
    background: `${arrow('45deg', '22px')}, ${arrow('-45deg', '14px')}, ${color.white}`,
    textOverflow: 'ellipsis',
  },
  [media.forcedColors]: { '& > select': { appearance: 'auto' } },
});

/** A short hint stands under the control, so that the controls of a row are level; a long one is read first. */
const hintStyle = css({
  order: 2,
  marginTop: '6px',
  fontSize: '15px',
  lineHeight: 1.4,
  color: color.steel7,
  '&:has(~ textarea)': { order: 0, maxWidth: '47em', margin: '0 0 8px' },
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
  const { label, hint } = fieldTexts[name];
  const required = fieldsMarkedRequired.includes(name);
  const ids = { hint: `${name}-hint`, problem: `${name}-problem`, mark: `${name}-mark` };
  const hintClass = useStyle(hintStyle);
  // Of `required` a screen reader knows from the control itself.
  const described = [problem && ids.problem, hint && ids.hint, !required && ids.mark].filter(Boolean).join(' ');
  return (
    <div className={`field ${useStyle(style)}`}>
      <FieldHead markId={ids.mark} required={required}>
        <label htmlFor={name}>{label}</label>
      </FieldHead>
      {hint && (
        <p className={hintClass} id={ids.hint}>
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
