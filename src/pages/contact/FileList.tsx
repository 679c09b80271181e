import type { MouseEvent } from 'react';
import { fileSize } from '../../contact-form/files.ts';
import { formTexts } from '../../contact-form/texts.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, rule, size, typography } from '../../theme.ts';
import { detachFile, useContactRequest } from './contact-request.ts';

const listStyle: Style = { marginTop: '8px' };

const fileStyle: Style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: '52px',
  padding: '4px 0',
  borderBottom: rule.cell,
};

const nameStyle: Style = { flex: '1 1 180px', overflowWrap: 'anywhere', fontWeight: 600 };
const sizeStyle: Style = { marginLeft: 'auto', fontSize: typography.note.fontSize, color: color.steel7 };

const removeStyle: Style = {
  flexShrink: 0,
  minWidth: size.target,
  minHeight: size.target,
  padding: '4px 8px',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  '&:hover': { background: color.tint },
  '&:disabled': { background: 'none', color: color.steel7, cursor: 'default' },
};

/** The attached files. Removing one moves the focus to the next; after the last one `onEmptied` is called. */
export function FileList({ onEmptied }: { onEmptied: () => void }) {
  const { files, sending } = useContactRequest();
  const listClass = useStyle(listStyle);
  const fileClass = useStyle(fileStyle);
  const nameClass = useStyle(nameStyle);
  const sizeClass = useStyle(sizeStyle);
  const removeClass = useStyle(removeStyle);
  if (files.length === 0) return null;

  const remove = (event: MouseEvent, id: number) => {
    // After the first click of a double click the next file's button is under the pointer.
    if (event.detail > 1) return;
    const item = event.currentTarget.closest('li');
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    detachFile(id);
    if (neighbor) neighbor.querySelector('button')?.focus();
    else onEmptied();
  };

  return (
    <ul className={listClass} aria-label={formTexts.files.listLabel}>
      {files.map(({ id, name, size: bytes }) => (
        <li key={id} className={fileClass}>
          <span className={nameClass}>{name}</span>
          <span className={sizeClass}>{fileSize(bytes)}</span>
          <button
            type="button"
            className={removeClass}
            disabled={sending}
            aria-label={`${formTexts.files.remove} ${name}`}
            onClick={(event) => remove(event, id)}
          >
            {formTexts.files.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
