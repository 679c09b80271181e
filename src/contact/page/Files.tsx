import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, focusRing, font, media, size, typography } from '../../theme.ts';
import { acceptedExtensions, fileProblems, fileProblemText } from '../files.ts';
import { formTexts } from '../texts.ts';
import { attachFiles, useContactRequest } from './contact-request.ts';
import { FieldHead, FieldProblem } from './FieldWords.tsx';
import { FileList } from './FileList.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { useRefusedRequest } from './WithoutScripts.tsx';

const styles = {
  dropZone: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '20px',
    padding: '22px 24px',
    border: `2px dashed ${color.steel5}`,
    borderRadius: size.radius,
    // Pointing at the drop zone fills the button in it, and the focus of the transparent input is shown around that button.
    '&:hover': { borderColor: color.ink, '--choose': color.ink, '--on-choose': color.white },
    '&:has(> :focus-visible)': { '--focus': focusRing.outline, '--focus-shadow': focusRing.boxShadow },
    '&[data-over]': { border: `2px solid ${color.ink}`, outline: `4px solid ${color.amber}`, background: color.white },
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '14px', padding: '16px' },
  },
  /**
   * It covers all of the drop zone and cannot be seen: a click anywhere opens it, and a drop before the scripts run is the
   * browser's own.
   */
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  title: { ...typography.strong, display: 'block' },
  drop: { [media.withoutHover]: { display: 'none' } },
  hint: { ...typography.small, color: color.steel7 },
  /** Looks like a button. */
  button: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '52px',
    padding: '8px 20px',
    border: '2px solid var(--choose, currentColor)',
    borderRadius: size.radius,
    background: 'var(--choose, none)',
    color: 'var(--on-choose, inherit)',
    fontWeight: 600,
    fontStretch: font.control,
    outline: 'var(--focus, none)',
    outlineOffset: focusRing.outlineOffset,
    boxShadow: 'var(--focus-shadow, none)',
    [media.phone]: { gridColumn: '1 / -1' },
  },
} satisfies Styles;

const whileSending = {
  button: { borderColor: color.steel5, background: color.tint, color: color.steel7 },
} satisfies Styles<keyof typeof styles>;

/** The file input, and what looks like its button. */
type PickerStyles = Styles<'input' | 'button'>;

/** The browser's own picker, because without scripts only that one lists the chosen files. */
const plain = {
  input: {
    position: 'static',
    order: 1,
    gridColumn: '1 / -1',
    height: 'auto',
    opacity: 1,
    '&::file-selector-button': { minHeight: size.target },
  },
  button: { display: 'none' },
} satisfies PickerStyles;

const plainWithoutScripts = {
  input: { [media.withoutScripts]: plain.input },
  button: { [media.withoutScripts]: plain.button },
} satisfies PickerStyles;

/**
 * Returns the look of the picker. The page of a refused request has no scripts. Where requests are simulated, no file is sent
 * without scripts.
 */
function pickerFor(delivery: boolean | undefined, isRefused: boolean): PickerStyles | undefined {
  if (isRefused) return plain;
  return delivery ? plainWithoutScripts : undefined;
}

/** Takes files by picker or by drop, and lists them. One invalid file refuses its whole batch. */
export function Files() {
  const input = useRef<HTMLInputElement>(null);
  const { delivery } = useSite();
  const { files, filesProblem, lostFiles, sending } = useContactRequest();
  const refused = useRefusedRequest();
  const lost = lostFiles.length > 0 ? fileProblemText([{ problem: fileProblems.lost, names: lostFiles }]) : '';
  const problem = refused?.problems.files ?? [filesProblem, lost].filter(Boolean).join('\n');
  const { isOver, handlers } = useFileDrop(attachFiles);
  const described = [files.length > 0 && 'files-count', problem && 'files-problem', 'files-hint', 'files-mark'];
  const classes = useStyles(styles, sending ? whileSending : undefined, pickerFor(delivery, refused !== undefined));

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
      <div className={classes.dropZone} data-over={(isOver && !sending) || undefined} {...(sending ? {} : handlers)}>
        <input
          type="file"
          className={classes.input}
          id="files"
          name={delivery ? 'files' : undefined}
          multiple
          accept={acceptedExtensions.join()}
          ref={input}
          disabled={sending}
          aria-labelledby="files-label files-choose"
          // The picker itself says that no file is chosen, because chosen files are moved to the list.
          aria-describedby={described.filter(Boolean).join(' ')}
          onChange={(event) => takeChosen(event.currentTarget)}
        />
        <Icon name="file" size={44} />
        <div id="files-hint">
          <b className={classes.title}>
            {formTexts.files.add}
            <span className={classes.drop}>{formTexts.files.drop}</span>
          </b>
          <p className={classes.hint}>{formTexts.files.hint}</p>
          <p className={classes.hint}>{formTexts.files.tip}</p>
        </div>
        <span className={classes.button} id="files-choose">
          {formTexts.files.choose}
        </span>
      </div>
      {files.length > 0 && (
        <p id="files-count" hidden>
          {formTexts.files.attached(files.length)}
        </p>
      )}
      {problem && <FieldProblem id="files-problem">{problem}</FieldProblem>}
      <FileList onEmptied={() => input.current?.focus()} />
    </div>
  );
}
