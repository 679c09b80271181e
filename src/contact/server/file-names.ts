import { cutText, trimInvisible } from '../../clean-text.ts';

/** Characters of a file's name. Windows limits the length of the whole path. */
const longestName = 120;
/** Its bytes in UTF-8. Linux allows 255. */
const longestNameBytes = 240;

/** Windows keeps these names for devices, with any ending (https://learn.microsoft.com/windows/win32/fileio/naming-a-file). */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|(com|lpt)[\d¹²³])\s*(\.|$)/i;

/** Returns a file's name without the folders before it. lynx 2.9 and edbrowse 3.7 send the whole path (RFC 7578, 4.2). */
export const withoutFolders = (name: string): string =>
  name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);

/**
 * Gives a visitor's files names that are safe for a mail and for any disk. No two differ only in their case, because mail programs
 * and disks keep one file of each name. The endings stay.
 */
export function withSafeNames<File extends { name: string }>(files: readonly File[]): File[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const [stem, ending] = cleanName(file.name);
    let name = shorten(stem, ending);
    for (let number = 2; taken.has(name.toUpperCase()); number += 1) name = shorten(stem, ` (${number})${ending}`);
    taken.add(name.toUpperCase());
    return { ...file, name };
  });
}

/**
 * Returns the stem and the ending of a file's name without folders and without characters that are invisible, that turn the
 * direction of writing or that Windows does not allow in a name.
 */
function cleanName(name: string): [stem: string, ending: string] {
  const base = withoutFolders(trimInvisible(name)).normalize('NFC');
  const [ending = ''] = /\.[^.]+$/.exec(base) ?? [];
  const first = base.slice(0, base.length - ending.length).replace(/^[\s.]+/, '');
  const stem = replaceUnsafe(trimInvisible(first)) || 'file';
  return [deviceName.test(stem) ? `_${stem}` : stem, replaceUnsafe(ending)];
}

/** Cc: control, Cf: direction and joining, Cs: halves of a character, Zl and Zp: line ends of Unicode. */
const replaceUnsafe = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"`<>:|?*]/gu, '_');

/** Shortens the stem of a name that is too long. The cut leaves no part of a character. */
function shorten(stem: string, ending: string): string {
  const characters = cutText(stem, Math.max(0, longestName - ending.length));
  const bytes = Buffer.from(characters).subarray(0, Math.max(0, longestNameBytes - Buffer.byteLength(ending)));
  // A stream waits for the rest of a character.
  return new TextDecoder().decode(bytes, { stream: true }) + ending;
}
