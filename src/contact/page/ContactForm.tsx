import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button.tsx';
import { NoScriptNote } from '../../components/NoScriptNote.tsx';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, typography, visuallyHidden } from '../../theme.ts';
import { postedForm } from '../addresses.ts';
import { contactFields, hiddenField, textFields, type TextField } from '../fields.ts';
import { checkValues } from '../rules.ts';
import { deliveryTexts, formTexts } from '../texts.ts';
import { readChange, readDraft, useDraft } from './draft.ts';
import { endsWhenCorrected, endsWhenSent, endsWithValues } from './ended-notices.ts';
import { Field, TermsField } from './Field.tsx';
import { Files } from './Files.tsx';
import { fieldNameOf, showFirstProblem } from './form-fields.ts';
import { completeEntries, endConfirmation, sendRequest, showProblems, useContactRequest } from './request.ts';
import { Confirmation, UploadProgress } from './Status.tsx';
import { EmailOrCall, NoScriptHelp, RefusalNotice, useRefusedRequest } from './WithoutScripts.tsx';

const styles = {
  form: { display: 'grid', gap: '28px', [media.phone]: { gap: '24px' } },
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '28px 24px',
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))', gap: '24px' },
  },
  /** Its children are cells of the form. */
  fields: { display: 'contents' },
  honeypot: visuallyHidden,
} satisfies Styles;

const submitStyles = {
  root: {
    justifySelf: 'start',
    minWidth: 'min(240px, 100%)',
    minHeight: '60px',
    fontSize: typography.condensed.fontSize,
    [media.phone]: { justifySelf: 'stretch' },
  },
} satisfies Styles;

/** These tell 1Password, LastPass and Bitwarden to leave a field alone. They don't heed `autocomplete`. */
const optOuts = { 'data-1p-ignore': true, 'data-lpignore': true, 'data-bwignore': true };

/** Outside of a dialog, the method `dialog` submits nothing, with scripts and without. */
const simulated = { method: 'dialog' };

/**
 * The request form. It is complete before the scripts run; where requests are simulated it never sends anything. The script
 * or the server checks the required fields and shows the problem beside each: the browser's own check would stop at fields
 * that these let pass.
 */
export function ContactForm() {
  const { form, submitButton, announced, onSubmit, onInput, ...shown } = useContactForm();
  const { sending, uploaded, confirmed, reference } = useContactRequest();
  const { delivery } = useSite();
  const classes = useStyles(styles);
  const refused = useRefusedRequest();
  const { problems, initialValues } = refused ?? shown;
  const draw = (name: TextField) => (
    <Field key={name} name={name} problem={problems[name]} initialValue={initialValues[name]} />
  );
  return (
    <form
      {...(delivery ? postedForm : simulated)}
      noValidate
      className={classes.form}
      ref={form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <fieldset className={classes.fields} disabled={sending}>
        {!delivery && (
          <NoScriptNote>
            <NoScriptHelp />
          </NoScriptNote>
        )}
        {refused && <RefusalNotice {...refused} />}
        {/* A field that people do not see. A request with a value in it looks like spam. */}
        {delivery && (
          <div className={classes.honeypot} aria-hidden>
            <label>
              {deliveryTexts.hiddenField}
              <input name={hiddenField} tabIndex={-1} autoComplete="off" {...optOuts} />
            </label>
          </div>
        )}
        <div className={classes.pairs}>{textFields.filter((name) => !contactFields[name].multiline).map(draw)}</div>
        {textFields.filter((name) => contactFields[name].multiline).map(draw)}
        <Files />
        <TermsField problem={problems.terms} initialValue={initialValues.terms} />
        {/* Where the entries go, and where to write instead if they go nowhere. */}
        <small>
          {delivery ? (
            formTexts.delivery
          ) : (
            <>
              <b>{formTexts.simulated}</b> <EmailOrCall write={formTexts.write} />
            </>
          )}{' '}
          <a href="/privacy#contact-form">{formTexts.privacy}</a>
        </small>
        <Button type="submit" kind="amber" styles={submitStyles} disabled={sending} ref={submitButton}>
          {sending ? formTexts.submitting : formTexts.submit}
        </Button>
      </fieldset>
      {sending && uploaded !== undefined && <UploadProgress share={uploaded} />}
      {confirmed && <Confirmation reference={reference} />}
      {/* A screen reader does not hear that a disabled button has changed, and reads a problem by itself only when its field takes
          the focus. */}
      <output>
        {sending ? (
          <span>{formTexts.submitting}</span>
        ) : (
          announced.problem && <span key={announced.times}>{announced.problem}</span>
        )}
      </output>
    </form>
  );
}

/** The behavior of the form. `problems` are shown beside the fields. */
function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { delivery } = useSite();
  const { problems, sending } = useContactRequest();
  const initialValues = useDraft();
  // The number grows, so that the same problem is announced again.
  const [announced, setAnnounced] = useState({ problem: '', times: 0 });

  useEffect(() => {
    const { current } = form;
    current?.addEventListener('formdata', completeEntries);
    return () => current?.removeEventListener('formdata', completeEntries);
  }, []);

  // The problems are about values that the visitor has seen, so they go with the page.
  useLayoutEffect(() => () => showProblems({}), []);

  const wasSending = useRef(sending);
  useEffect(() => {
    const hasEnded = wasSending.current && !sending;
    wasSending.current = sending;
    // The form has the focus since its fields were disabled. A visitor who has moved on keeps theirs.
    if (!hasEnded || !form.current || !document.activeElement?.matches('body, form')) return;
    if (!showFirstProblem(form.current)) submitButton.current?.focus();
  }, [sending]);

  const submit = (shown: HTMLFormElement) => {
    const { activeElement } = document;
    const { passed, problems: found, notice } = checkValues(readDraft());
    // `flushSync`, because the problem must be in the document when the field takes the focus and is read out.
    flushSync(() => showProblems(found));
    closeNotices(endsWhenSent(notice));
    if (notice) notify({ kind: 'error', about: 'request', ...notice });
    if (passed) {
      void sendRequest(shown, delivery);
      return;
    }
    const field = showFirstProblem(shown);
    // Where Enter was pressed in the field, it has kept the focus, so its problem must be announced.
    const name = field === activeElement ? fieldNameOf(field) : undefined;
    if (name) setAnnounced(({ times }) => ({ problem: found[name] ?? '', times: times + 1 }));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!sending) submit(event.currentTarget);
    // Last: where our own code fails, the browser posts the form as it does without scripts.
    event.preventDefault();
  };

  /** Lets the problem of a field follow its text: it goes, or it counts how much is still too long. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = fieldNameOf(target);
    if (!name) return;
    const values = readChange(name);
    const { problems: found, notice } = checkValues(values);
    endConfirmation();
    closeNotices(endsWithValues(values, notice));
    if (!(name in problems)) return;
    setAnnounced(({ times }) => ({ problem: '', times }));
    const { [name]: _before, ...others } = problems;
    const remaining = found[name] ? { ...others, [name]: found[name] } : others;
    showProblems(remaining);
    if (Object.keys(remaining).length === 0) closeNotices(endsWhenCorrected('request'));
  };

  return { form, submitButton, initialValues, problems, announced, onSubmit, onInput };
}
