import { deliveryTexts } from '../../content/delivery.ts';

/** A field that people never meet: who fills it is a program. */
export function Honeypot() {
  return (
    <label>
      {deliveryTexts.honeypot}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
