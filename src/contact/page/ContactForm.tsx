import { use, type FormEvent } from 'react';
import { Button } from '../../components/Button.tsx';
import { useSite } from '../../SiteContext.ts';
import { useStyles, type Style, type Styles } from '../../styles/useStyles.ts';
import { media, typography, visuallyHidden } from '../../theme.ts';
import { postedForm } from '../addresses.ts';
import { checkboxes, honeypotField, lineFields, multilineFields, type ContactField } from '../fields.ts';
import { checkValues } from '../rules.ts';
import { deliveryTexts, formTexts } from '../texts.ts';
import { Checkbox, Field } from './Field.tsx';
import { Files } from './Files.tsx';
import { fieldNameOf, readFields } from './form-fields.ts';
import { changeField, useFormState } from './form-state.ts';
import { EmailOrCall, RefusalNotice, RefusedRequestContext } from './FormMessages.tsx';
import { FormStatus } from './FormStatus.tsx';
import { completeEntriesOnRead, submitForm } from './submit-form.ts';
import { useFormOnPage } from './useFormOnPage.ts';

const styles = {
  form: { display: 'grid', gap: '28px', [media.phone]: { gap: '24px' } },
  pairs: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '28px 24px',
    [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))', gap: '24px' },
  },
  /** Makes the fields cells of the form's grid. */
  fields: { display: 'contents' },
  honeypot: visuallyHidden,
} satisfies Styles;

const submitStyle: Style = {
  justifySelf: 'start',
  minWidth: 'min(240px, 100%)',
  minHeight: '60px',
  fontSize: typography.condensed.fontSize,
  [media.phone]: { justifySelf: 'stretch' },
};

/** Attributes by which 1Password, LastPass and Bitwarden leave a field alone. They ignore `autocomplete`. */
const optOuts = { 'data-1p-ignore': true, 'data-lpignore': true, 'data-bwignore': true };

/**
 * The request form, complete before the scripts run. A simulated form never sends anything. The script or the server checks the
 * required fields and shows a problem beside each. The browser's validation would stop at fields that these checks accept.
 */
export function ContactForm() {
  const draftValues = useFormOnPage();
  const draftProblems = useFormState('problems');
  const sending = useFormState('step') === 'sending';
  const { delivery } = useSite();
  const classes = useStyles(styles);
  const refused = use(RefusedRequestContext);
  const { problems, initialValues } = refused ?? { problems: draftProblems, initialValues: draftValues };
  const draw = (Control: typeof Field) => (name: ContactField) => (
    <Control key={name} name={name} problem={problems[name]} initialValue={initialValues[name]} />
  );
  return (
    <form
      // Outside a dialog, the method `dialog` submits nothing, with or without scripts.
      {...(delivery ? postedForm : { method: 'dialog' })}
      noValidate
      className={classes.form}
      ref={completeEntriesOnRead}
      onSubmit={(event) => {
        submitForm(event.currentTarget, delivery);
        // Comes last: if our code throws, the browser posts the form as without scripts.
        event.preventDefault();
      }}
      onInput={onInput}
    >
      <fieldset className={classes.fields} disabled={sending}>
        {refused && <RefusalNotice {...refused} />}
        <div className={classes.pairs}>{lineFields.map(draw(Field))}</div>
        {multilineFields.map(draw(Field))}
        <Files refused={refused} problem={problems.files} />
        {checkboxes.map(draw(Checkbox))}
        <small>
          {delivery ? (
            `${formTexts.delivery} `
          ) : (
            <>
              <b>{`${formTexts.simulated} `}</b>
              <EmailOrCall sentence={formTexts.write} isQuiet />
            </>
          )}
          <a href="/privacy#contact-form">{formTexts.privacy}</a>
        </small>
        <Button type="submit" kind="amber" style={submitStyle} disabled={sending}>
          {sending ? formTexts.submitting : formTexts.submit}
        </Button>
        {/* The honeypot. Text browsers show the field, so it comes last. A request with a value looks like spam. */}
        {delivery && (
          <div className={classes.honeypot} aria-hidden>
            <label>
              {`${deliveryTexts.honeypot} `}
              <input name={honeypotField} tabIndex={-1} autoComplete="off" {...optOuts} />
            </label>
          </div>
        )}
      </fieldset>
      <FormStatus />
    </form>
  );
}

/** Updates the problem of a field while the visitor types: the problem disappears, or counts the excess characters. */
function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  const name = fieldNameOf(target);
  if (!name) return;
  const values = readFields(currentTarget);
  changeField(name, values, checkValues(values).problems[name]);
}
