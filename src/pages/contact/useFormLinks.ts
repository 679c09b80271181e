import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { siteAddress } from '../../navigation/useLinkClicks.ts';

/**
 * While the contact form is on the page, links to it go to the form itself (spec §2, Contact): those that fill something
 * in, the emergency buttons of header and footer included, and those that stand on the page. The address follows, its
 * hash stays: a change of the query alone scrolls nowhere.
 */
export function useFormLinks(openForm: (search: string) => void) {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const target = siteAddress(event);
    const { pathname, search, hash } = window.location;
    if (!target || target.hash || target.pathname !== pathname) return;
    if (!target.search && !isInMain(event.target)) return;
    event.preventDefault();
    if (target.search !== search) void navigate({ pathname, search: target.search, hash });
    openForm(target.search);
  });
  useEffect(() => {
    // Before the site's own handler of links, which leaves prevented clicks alone.
    const options = { capture: true };
    document.addEventListener('click', follow, options);
    return () => document.removeEventListener('click', follow, options);
  }, []);
}

function isInMain(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('main') !== null;
}
