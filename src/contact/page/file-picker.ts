import type { Styles } from '../../styles/useStyles.ts';
import { media, size } from '../../theme.ts';

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
export function pickerFor(delivery: boolean | undefined, isRefused: boolean): PickerStyles | undefined {
  if (isRefused) return plain;
  return delivery ? plainWithoutScripts : undefined;
}
