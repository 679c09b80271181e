import { css } from '@emotion/react';
import { color, font } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

const style = css({
  display: 'block',
  marginBottom: '12px',
  fontSize: '20px',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: 0,
  fontStretch: font.control,
  color: color.steel7,
  '.ink &': { color: 'inherit' },
});

/** What a page or a section is plainly called, for whoever scans for the word: small, at the start of its heading. */
export function PlainName({ children }: { children: string }) {
  return <span className={useStyle(style)}>{children}</span>;
}
