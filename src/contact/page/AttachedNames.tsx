import { useEffect, useRef } from 'react';
import { reportLostFiles, useContactRequest } from './contact-request.ts';

/**
 * Holds the names of the attached files in a field that nobody sees. When a visitor comes back to the document, the browser
 * restores it with the texts, but not the files. It has no name and is outside of the form, so it is never sent. Chromium does
 * not restore an input of the type `hidden`.
 */
export function AttachedNames() {
  const field = useRef<HTMLTextAreaElement>(null);
  const { files, lostFiles } = useContactRequest();

  useEffect(() => {
    const restore = () => reportLostFiles(field.current?.value.split('\n').filter(Boolean) ?? []);
    restore();
    // A browser may restore fields after hydration.
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, []);

  useEffect(() => {
    if (field.current) field.current.value = [...lostFiles, ...files.map(({ name }) => name)].join('\n');
  }, [files, lostFiles]);

  return <textarea hidden ref={field} />;
}
