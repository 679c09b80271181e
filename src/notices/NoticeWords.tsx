import { useState } from 'react';
import { useStyle, type Style } from '../styles/useStyle.ts';
import { media, type } from '../theme.ts';
import type { Notice } from './notice.ts';

const wordsStyle: Style = {
  padding: '13px 4px 14px 16px',
  ...type.note,
  whiteSpace: 'pre-line',
  // Shows that a notice was given again.
  transition: 'opacity 300ms',
  '@starting-style': { opacity: 0 },
  [media.reducedMotion]: { transition: 'none' },
  [media.low]: { padding: '6px 0 8px 12px', lineHeight: type.small.lineHeight },
};
const titleStyle: Style = { ...type.value, display: 'block', marginBottom: '2px' };

/** An alert is announced when it appears, but a status only when its text changes, so its text is added after its box. */
export function NoticeWords({ title, text, kind }: Notice) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const titleClass = useStyle(titleStyle);
  const error = kind === 'error';
  return (
    <div className={useStyle(wordsStyle)} role={error ? 'alert' : 'status'} ref={setBox}>
      {(error || box) && (
        <>
          {title && <strong className={titleClass}>{title}</strong>}
          {text}
        </>
      )}
    </div>
  );
}
