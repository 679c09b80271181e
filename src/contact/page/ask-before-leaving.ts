/**
 * Lets the browser ask before it leaves the document, until the returned function is called. A link to the telephone or the mail
 * program leaves nothing, but Chromium 156 fires `beforeunload` for it too, within its click.
 */
export function askBeforeLeaving(): () => void {
  let opensProgram = false;
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    opensProgram = !!link && !/^https?:$/.test(link.protocol);
    // The next task is no longer part of the click.
    setTimeout(() => (opensProgram = false));
  };
  const ask = (event: BeforeUnloadEvent) => {
    if (!opensProgram) event.preventDefault();
    opensProgram = false;
  };
  // In the capturing phase, so that no other listener can keep the click from it.
  document.addEventListener('click', onClick, true);
  window.addEventListener('beforeunload', ask);
  return () => {
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('beforeunload', ask);
  };
}
