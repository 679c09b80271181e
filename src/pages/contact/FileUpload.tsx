import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { acceptedExtensions, formTexts } from '../../content/contact.ts';
import { useSite } from '../../SiteContext.ts';
import { useStyle, type Style } from '../../styles/useStyle.ts';
import { color, font, media, size, type } from '../../theme.ts';
import { attachFiles, useContactRequest } from './contact-request.ts';
import { FieldHead } from './FieldHead.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { FileList } from './FileList.tsx';
import { useRefusedRequest } from './refused-request.ts';
import { useFileDrop } from './useFileDrop.ts';

const dropZoneStyle: Style = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '20px',
  padding: '22px 24px',
  border: `2px dashed ${color.steel5}`,
  borderRadius: size.radius,
  '&:hover': { borderColor: color.ink },
  '&[data-over]': { border: `2px solid ${color.ink}`, outline: `4px solid ${color.amber}`, background: color.white },
  // It covers all of the drop zone and cannot be seen: a click anywhere opens it, and a drop before the scripts run is
  // the browser's own.
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '& b': { ...type.name, display: 'block' },
  '& p': { ...type.small, color: color.steel7 },
  [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '14px', padding: '16px' },
};

/** Looks like a button, and shows hover and focus of the transparent input. */
const chooseStyle: Style = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '52px',
  padding: '8px 20px',
  border: '2px solid',
  borderRadius: size.radius,
  fontWeight: 600,
  fontStretch: font.control,
  'div:hover > &': { background: color.ink, color: color.white, borderColor: color.ink },
  'input:focus-visible ~ &': {
    outline: `3px solid ${color.ink}`,
    outlineOffset: '3px',
    boxShadow: `0 0 0 3px ${color.amber}`,
  },
  [media.phone]: { gridColumn: '1 / -1' },
};

/** Takes files by picker or by drop, and lists them. One invalid file refuses its whole batch. */
export function FileUpload() {
  const input = useRef<HTMLInputElement>(null);
  const { delivery } = useSite();
  const { filesProblem } = useContactRequest();
  const problem = useRefusedRequest()?.problems.files ?? filesProblem;
  const { isOver, handlers } = useFileDrop(attachFiles);

  const takeChosen = (picker: HTMLInputElement) => {
    const chosen = [...(picker.files ?? [])];
    // Emptied, so that choosing the same file again fires `change`.
    picker.value = '';
    if (chosen.length > 0) attachFiles(chosen);
  };

  // Files that were chosen before the scripts ran.
  useEffect(() => void (input.current && takeChosen(input.current)), []);

  return (
    <div data-field>
      <FieldHead markId="files-mark" required={false}>
        <p id="files-label">{formTexts.files.label}</p>
      </FieldHead>
      <div className={useStyle(dropZoneStyle)} data-over={isOver || undefined} {...handlers}>
        <input
          type="file"
          id="files"
          name={delivery ? 'files' : undefined}
          multiple
          accept={acceptedExtensions.join()}
          ref={input}
          aria-labelledby="files-label files-choose"
          aria-describedby={`${problem && 'files-problem '}files-hint files-mark`}
          onChange={(event) => takeChosen(event.currentTarget)}
        />
        <Icon name="file" size={44} />
        <div id="files-hint">
          <b>{formTexts.files.drop}</b>
          <p>{formTexts.files.hint}</p>
          <p>{formTexts.files.tip}</p>
        </div>
        <span className={useStyle(chooseStyle)} id="files-choose">
          {formTexts.files.choose}
        </span>
      </div>
      {problem && <FieldProblem id="files-problem">{problem}</FieldProblem>}
      <FileList onEmptied={() => input.current?.focus()} />
    </div>
  );
}
