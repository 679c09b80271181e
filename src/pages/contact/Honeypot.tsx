import { hiddenField } from '../../contact-form/fields.ts';
import { deliveryTexts } from '../../contact-form/texts.ts';

/** Tell 1Password, LastPass and Bitwarden to leave a field alone. They don't heed `autocomplete`. */
const optOuts = { 'data-1p-ignore': true, 'data-lpignore': true, 'data-bwignore': true };

/** A field that people do not see. A request with a value in it looks like spam. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {deliveryTexts.honeypot}
        <input name={hiddenField} tabIndex={-1} autoComplete="off" {...optOuts} />
      </label>
    </div>
  );
}
