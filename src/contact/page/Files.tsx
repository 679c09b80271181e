import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { color, focusRing, media, rule, size, typography } from '../../theme.ts';
import { useHydrated } from '../../useHydrated.ts';
import { acceptedExtensions, fileProblems, fileSize } from '../files.ts';
import type { RefusedRequest } from '../rules.ts';
import { formTexts } from '../texts.ts';
import { attachFiles, detachFile, useDroppedFiles } from './attached-files.ts';
import { FieldHead, FieldProblem } from './Field.tsx';
import { useFormState, type Attachment } from './form-state.ts';

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
    '&:hover': { borderColor: color.ink },
    '&:has(> input:focus-visible)': focusRing,
    '&[data-over]': { border: `2px solid ${color.ink}`, outline: `4px solid ${color.amber}`, background: color.white },
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '14px', padding: '16px' },
  },
  /** Covers the drop zone invisibly until the scripts run, so that the browser's picker takes clicks and dropped files. */
  input: { position: 'absolute', zIndex: 1, inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  /** A click anywhere in the drop zone opens the picker. */
  label: { display: 'block', '&::after': { content: '""', position: 'absolute', inset: 0, cursor: 'pointer' } },
  title: { ...typography.strong, display: 'block' },
  drop: { [media.touch]: { display: 'none' } },
  hint: { display: 'block', ...typography.small, color: color.steel7 },
} satisfies Styles;

/** Shows the browser's picker, because without scripts only the picker lists the chosen files. */
const plain = {
  input: {
    position: 'relative',
    order: 1,
    gridColumn: '1 / -1',
    height: 'auto',
    opacity: 1,
    '&::file-selector-button': { minHeight: size.target },
  },
} satisfies Styles<keyof typeof styles>;

const plainWithoutScripts = { input: { [media.withoutScripts]: plain.input } } satisfies Styles<keyof typeof styles>;

const choose: Style = { position: 'relative', padding: '14px 20px', [media.phone]: { gridColumn: '1 / -1' } };
const chooseWithScripts: Style = [choose, { [media.withoutScripts]: { display: 'none' } }];

/** Takes files by picker, drop or paste, and lists the files. One invalid file refuses the batch. */
export function Files({ refused, problem }: { refused: RefusedRequest | undefined; problem: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const { delivery, email } = useSite();
  const filesLost = useFormState('filesLost');
  const sending = useFormState('step') === 'sending';
  const isOver = useDroppedFiles();
  // Before hydration, and without scripts, the picker has the chosen files and the list has none.
  const hydrated = useHydrated();
  // A simulated form sends no file without scripts. The page of a refused request has no scripts.
  const classes = useStyles(styles, refused ? plain : delivery ? plainWithoutScripts : undefined);
  // A screen reader reads a changed description again. The problem of a file names the rule, so the problem replaces the hint.
  const described = `${problem ? 'files-problem' : 'files-hint'} files-mark`;

  // Reads the served picker, because React renders another one if an extension has changed the served page.
  const [served] = useState(() =>
    import.meta.env.SSR ? [] : [...(document.querySelector<HTMLInputElement>('input#files')?.files ?? [])],
  );
  const take = (picker: HTMLInputElement | null, others: readonly File[] = []) => {
    const files = picker?.files?.length ? [...picker.files] : others;
    // Lets the browser fire `change` if the visitor chooses the same file again.
    if (picker) picker.value = '';
    if (files.length > 0) attachFiles(files);
  };
  const takeServed = useEffectEvent(() => take(input.current, served));
  useEffect(() => takeServed(), []);

  return (
    <div data-field role="group" aria-labelledby="files-label">
      <FieldHead markId="files-mark" required={false}>
        <p id="files-label">{formTexts.files.label}</p>
      </FieldHead>
      <div className={classes.dropZone} data-drop data-over={isOver || undefined}>
        <input
          type="file"
          className={classes.input}
          id="files"
          name={delivery ? 'files' : undefined}
          multiple
          accept={acceptedExtensions.join()}
          ref={input}
          hidden={hydrated}
          aria-labelledby="files-label"
          aria-describedby={described}
          onChange={(event) => take(event.currentTarget)}
        />
        <Icon name="file" size={44} />
        <label htmlFor="files" className={classes.label}>
          <b className={classes.title}>
            {formTexts.files.add}
            <span className={classes.drop}>{formTexts.files.drop}</span>
          </b>
          <span className={classes.hint} id="files-hint">
            {formTexts.files.hint}
          </span>
          <span className={classes.hint}>{formTexts.files.tip}</span>
        </label>
        {!refused && (
          <Button
            id="files-choose"
            style={delivery ? chooseWithScripts : choose}
            disabled={sending}
            tabIndex={hydrated ? undefined : -1}
            aria-describedby={described}
            onClick={() => input.current?.click()}
          >
            {formTexts.files.choose}
          </Button>
        )}
      </div>
      {problem && (
        // The key makes React replace the words. React cannot change words that a translating browser has replaced.
        <FieldProblem key={problem} id="files-problem">
          {problem}
          {problem.includes(fileProblems.wrongType) && (
            <>
              {`\n${formTexts.files.otherType} `}
              <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
        </FieldProblem>
      )}
      {filesLost && <FieldProblem id="files-lost">{formTexts.files.lost}</FieldProblem>}
      {hydrated && <FileList />}
    </div>
  );
}

const listStyles = {
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
function FileList() {
  const files = useFormState('files');
  const classes = useStyles(listStyles);

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
