import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { color, focusRing, font, media, size, typography } from '../../theme.ts';
import { useHydrated } from '../../useHydrated.ts';
import { acceptedExtensions } from '../files.ts';
import { formTexts } from '../texts.ts';
import { attachFiles } from './attached-files.ts';
import { FieldHead } from './FieldHead.tsx';
import { FieldProblem } from './FieldProblem.tsx';
import { FileList } from './FileList.tsx';
import { formState, useFormState } from './form-state.ts';
import { useRefusedRequest } from './refused-request.ts';
import { useFileDrop } from './useFileDrop.ts';

/** Shown around what looks like the button. */
const focused = { '--focus': focusRing.outline, '--focus-shadow': focusRing.boxShadow } as const;

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
    '&:has(> :focus-visible)': focused,
    // Firefox before 121 and Chrome before 105.
    '@supports not selector(:has(a))': { '&:focus-within': focused },
    '&[data-over]': { border: `2px solid ${color.ink}`, outline: `4px solid ${color.amber}`, background: color.white },
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '14px', padding: '16px' },
  },
  /**
   * It covers all of the drop zone and cannot be seen: a click anywhere opens it, and a drop before the scripts run is the
   * browser's own.
   */
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  title: { ...typography.strong, display: 'block' },
  drop: { [media.touch]: { display: 'none' } },
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
} satisfies Styles<keyof typeof styles>;

const plainWithoutScripts = {
  input: { [media.withoutScripts]: plain.input },
  button: { [media.withoutScripts]: plain.button },
} satisfies Styles<keyof typeof styles>;

/** Takes files by picker or by drop, and lists them. One invalid file refuses its whole batch. */
export function Files() {
  const input = useRef<HTMLInputElement>(null);
  const { delivery } = useSite();
  const files = useFormState('files');
  const filesProblem = useFormState('filesProblem');
  const sending = useFormState('step') === 'sending';
  const refused = useRefusedRequest();
  const problem = refused?.problems.files ?? filesProblem;
  const { isOver, handlers } = useFileDrop(attachFiles);
  // Where requests are simulated, no file is sent without scripts. The page of a refused request has no scripts.
  const usualPicker = delivery ? plainWithoutScripts : undefined;
  const classes = useStyles(styles, sending ? whileSending : undefined, refused ? plain : usualPicker);

  // If something has changed the served page, React renders another picker.
  const [served] = useState(() => (import.meta.env.SSR ? [] : filesIn(document.querySelector('#files'))));
  // Before hydration, and without scripts, the chosen files are in the picker and not in the list.
  const isListed = useHydrated();
  // A screen reader says the description again when it changes. A problem with a file names the rule that the hint has.
  const described = `${problem ? 'files-problem' : 'files-hint'} files-mark`;

  /** Attaches the files in the picker, or these if it has none. */
  const take = (others: readonly File[] = []) => {
    const chosen = filesIn(input.current);
    const taken = chosen.length > 0 ? chosen : others;
    if (taken.length > 0) attachFiles(taken);
    showAttached(input.current);
  };
  const takeServed = useEffectEvent(() => take(served));
  useEffect(() => takeServed(), []);
  useEffect(() => showAttached(input.current), [files]);

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
          aria-labelledby="files-label files-choose"
          aria-describedby={described}
          onChange={() => take()}
        />
        <Icon name="file" size={44} />
        <div>
          <b className={classes.title}>
            {formTexts.files.add}
            <span className={classes.drop}>{formTexts.files.drop}</span>
          </b>
          <p className={classes.hint} id="files-hint">
            {formTexts.files.hint}
          </p>
          <p className={classes.hint}>{formTexts.files.tip}</p>
        </div>
        <span className={classes.button} id="files-choose">
          {formTexts.files.choose}
        </span>
      </div>
      {problem && <FieldProblem id="files-problem">{problem}</FieldProblem>}
      {isListed && <FileList />}
    </div>
  );
}

/** Puts the attached files into the picker, because browsers and screen readers say what is in it. */
function showAttached(picker: HTMLInputElement | null) {
  if (!picker) return;
  const attached = new DataTransfer();
  for (const { file } of formState().current().files) attached.items.add(file);
  picker.files = attached.files;
}

const filesIn = (picker: Element | null): File[] =>
  picker instanceof HTMLInputElement ? [...(picker.files ?? [])] : [];
