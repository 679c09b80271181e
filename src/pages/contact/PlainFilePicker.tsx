import { css } from '@emotion/react';
import { useStyle } from '../../styles/useStyle.ts';
import { size } from '../../theme.ts';

/** Around it the browser's own picker is in sight, which alone says without scripts what was chosen. */
const style = css({
  display: 'none',
  'form:has(&) input[type=file]': { position: 'static', order: 1, gridColumn: '1 / -1', height: 'auto', opacity: 1 },
  'form:has(&) input::file-selector-button': { minHeight: size.target },
  'form:has(&) #files-choose': { display: 'none' },
});

/** Makes the form that holds it usable without scripts: its picker of files is seen. */
export function PlainFilePicker() {
  return <span className={useStyle(style)} />;
}
