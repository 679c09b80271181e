import type { MouseEvent } from 'react';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, media, rule, size, typography } from '../../theme.ts';
import { fileSize } from '../files.ts';
import { formTexts } from '../texts.ts';
import { detachFile } from './attached-files.ts';
import { useFormState, type Attachment } from './form-state.ts';

const styles = {
  /** In the gap below the drop zone, so that nothing moves when the first file replaces the text. */
  none: {
    ...typography.small,
    lineHeight: '26px',
    marginBottom: '-26px',
    color: color.steel7,
    // At the end of a sheet the text would overprint what follows.
    [media.print]: { marginBottom: 0 },
  },
  list: { marginTop: '8px' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    minHeight: '52px',
    padding: '4px 0',
    borderBottom: rule.cell,
  },
  name: { flex: '1 1 180px', overflowWrap: 'anywhere', fontWeight: 600 },
  size: { marginLeft: 'auto', fontSize: typography.note.fontSize, color: color.steel7 },
  remove: {
    flexShrink: 0,
    minWidth: size.target,
    minHeight: size.target,
    padding: '4px 8px',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    '&:hover': { background: color.tint },
    '&:disabled': { background: 'none', color: color.steel7, cursor: 'default' },
  },
} satisfies Styles;

/**
 * Lists the attached files. After a removal the focus moves to the next file, and after the last file to the picker's button. Says
 * that no file is attached, because a visitor may believe that a photo is.
 */
export function FileList() {
  const files = useFormState('files');
  const classes = useStyles(styles);

  const remove = (event: MouseEvent, file: Attachment) => {
    // After the first click of a double click, the next file's button is under the pointer.
    if (event.detail > 1) return;
    const item = event.currentTarget.closest('li');
    const neighbor = item?.nextElementSibling ?? item?.previousElementSibling;
    detachFile(file);
    (neighbor?.querySelector('button') ?? document.getElementById('files-choose'))?.focus();
  };

  if (files.length === 0) return <p className={classes.none}>{formTexts.files.none}</p>;
  return (
    <ul className={classes.list} aria-label={formTexts.files.listLabel}>
      {files.map((file) => (
        <li key={file.id} className={classes.item}>
          <span translate="no" className={classes.name}>
            {file.name}
          </span>
          <span className={classes.size}>{fileSize(file.size)}</span>
          <button
            type="button"
            className={classes.remove}
            aria-label={`${formTexts.files.remove} ${file.name}`}
            onClick={(event) => remove(event, file)}
          >
            {formTexts.files.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}
