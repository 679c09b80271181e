import { Button } from '../../components/Button.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { media, typography, visuallyHidden } from '../../theme.ts';
import { contactFields, hiddenField, textFields, type TextField } from '../fields.ts';
import { postedForm } from '../link.ts';
import { deliveryTexts, formTexts } from '../texts.ts';
import { AttachedNames } from './AttachedNames.tsx';
import { Field, TermsField } from './Field.tsx';
import { Files } from './Files.tsx';
import { Confirmation, UploadProgress } from './Status.tsx';
import { useContactForm } from './useContactForm.ts';
import { NoScriptHelp, RefusalNotice, useRefusedRequest } from './WithoutScripts.tsx';

const styles = {
  form: { display: 'grid', gap: '28px', [media.phone]: { gap: '24px' } },
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '28px 24px',
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))', gap: '24px' },
  },
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
  const { ref, submitButton, sending, sentValues, uploaded, announced, onSubmit, onInput, ...form } = useContactForm();
  const { delivery } = useSite();
  const classes = useStyles(styles);
  const refused = useRefusedRequest();
  const { problems, initialValues } = refused ?? form;
  const draw = (name: TextField) => (
    <Field
      key={name}
      name={name}
      problem={problems[name]}
      initialValue={initialValues[name]}
      sentValue={sending ? sentValues[name] : undefined}
    />
  );
  return (
    <>
      <form
        {...(delivery ? postedForm : simulated)}
        noValidate
        className={classes.form}
        ref={ref}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        {!delivery && (
          <noscript>
            <NoScriptHelp />
          </noscript>
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
        <TermsField problem={problems.terms} initialValue={initialValues.terms} locked={sending} />
        <Button type="submit" kind="amber" styles={submitStyles} disabled={sending} ref={submitButton}>
          {sending ? formTexts.submitting : formTexts.submit}
        </Button>
        {sending && uploaded !== undefined && <UploadProgress share={uploaded} />}
        <Confirmation />
        <small>
          {delivery ? formTexts.delivery : formTexts.simulated} <a href="/privacy#contact-form">{formTexts.privacy}</a>
        </small>
        {/* The button loses the focus when it is disabled, so a screen reader would not hear that it changed. */}
        <output>{sending && formTexts.submitting}</output>
      </form>
      <AttachedNames />
      {/* For a field that has kept the focus. When a field takes the focus, a screen reader reads its problem by itself. */}
      <output>{announced.problem && <span key={announced.times}>{announced.problem}</span>}</output>
    </>
  );
}
