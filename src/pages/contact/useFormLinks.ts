import { useNavigate } from 'react-router';
import { useOwnLinks } from '../../navigation/useLinkClicks.ts';

/**
 * While the contact form is on the page, links to it go to the form itself: links that prefill it, such as the emergency
 * buttons of header and footer, and links on the page. The address changes and its hash stays. A change of the query alone
 * does not scroll.
 */
export function useFormLinks(openForm: (search: string) => void) {
  const navigate = useNavigate();
  useOwnLinks(({ element, url }) => {
    const { pathname, search, hash } = window.location;
    const isOwn = url.pathname === pathname && !url.hash && (url.search || element.closest('main'));
    if (!isOwn) return false;
    if (url.search !== search) void navigate({ pathname, search: url.search, hash });
    openForm(url.search);
    return true;
  });
}
