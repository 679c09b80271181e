import { css } from '@emotion/react';
import { quiet, type } from '../theme.ts';
import { useStyle } from '../useStyle.ts';

const style = css({ ...type.name, display: 'block', marginBottom: '12px', letterSpacing: 0, color: quiet });

/** What a page or a section is plainly called, for whoever scans for the word: small, at the start of its heading. */
export function PlainName({ children }: { children: string }) {
  return <span className={useStyle(style)}>{children}</span>;
}
