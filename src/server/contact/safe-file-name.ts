const longest = 120;

/**
 * A visitor's file name as it may stand in a mail and on any disk: no folders, no signs that are invisible, turn the
 * direction of writing or mean something to a shell or to Windows, at most 120 characters; the ending is kept.
 */
export function safeFileName(name: string): string {
  const base = name
    .slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
    .normalize('NFC')
    // Cc: control, Cf: direction and joining, Cs: halves of a character, Zl and Zp: line ends of Unicode.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"'`<>:|?*$;&%]/gu, '_')
    .replace(/^[\s.]+/, '')
    .trim();
  const dot = base.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [base, ''] : [base.slice(0, dot), base.slice(dot)];
  // Half a character at the end goes.
  const short = stem.slice(0, Math.max(0, longest - ending.length)).replace(/\p{Cs}$/u, '');
  return `${short || 'file'}${ending}`;
}
