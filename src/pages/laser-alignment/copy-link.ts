import { calculator } from '../../content/services/laser-alignment/calculator.ts';
import { closeNotices, notify } from '../../notices/notify.tsx';
import { linkWith } from './address.ts';
import type { Entries } from './entries.ts';

/** Copies a link that opens the page with these entries, and says so. Only this link has them: the page's address does not. */
export async function copyLink(entries: Entries): Promise<void> {
  const link = linkWith(entries);
  const { copied, notCopied } = calculator.link;
  closeNotices(({ about }) => about === 'link');
  try {
    await navigator.clipboard.writeText(link);
    notify({ ...copied, kind: 'success', about: 'link' });
  } catch {
    // Browsers on plain http have no clipboard.
    notify({ ...notCopied(link), kind: 'error', about: 'link' });
  }
}
