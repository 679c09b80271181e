import { useStyle, type Style } from '../../styles/useStyle.ts';
import { size } from '../../theme.ts';

/** Shows the browser's own picker, because without scripts only that one lists the chosen files. */
const style: Style = {
  display: 'none',
  'form:has(&) input[type=file]': { position: 'static', order: 1, gridColumn: '1 / -1', height: 'auto', opacity: 1 },
  'form:has(&) input::file-selector-button': { minHeight: size.target },
  'form:has(&) #files-choose': { display: 'none' },
};

/** Makes its form usable without scripts by showing the browser's file picker. */
export function PlainFilePicker() {
  return <span className={useStyle(style)} />;
}
