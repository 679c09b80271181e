import type { ReactNode } from 'react';
import { formTexts } from '../../contact-form/texts.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, typography } from '../../theme.ts';

const lineStyle: Style = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
  marginBottom: '6px',
  fontWeight: 600,
  lineHeight: 1.3,
  fontStretch: font.control,
};

/** Whether the field must be filled in. */
const markStyle: Style = { ...typography.small, fontWeight: 400, color: color.steel7 };

export interface FieldHeadProps {
  /** Id of the words that say whether the field is required. */
  markId: string;
  required: boolean;
  /** The field's label. */
  children: ReactNode;
}

/** The line above a control: its label, and at the end whether it must be filled in. */
export function FieldHead({ markId, required, children }: FieldHeadProps) {
  return (
    <div className={useStyle(lineStyle)}>
      {children}
      {/* Screen readers take `required` from the control itself. */}
      <span id={markId} className={useStyle(markStyle)} aria-hidden={required || undefined}>
        {required ? formTexts.required : formTexts.optional}
      </span>
    </div>
  );
}
