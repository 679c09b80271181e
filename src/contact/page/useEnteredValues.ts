import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { readContactQuery } from '../link.ts';
import { emptyValues, type ContactValues } from '../rules.ts';
import { followLink, keepValues, returnToLink, showValuesIn } from './entered-values.ts';
import { enterForm } from './form-fields.ts';

/**
 * Shows what was entered when the form appears, keeps it when the form goes, and lets the form follow the link of the address.
 * Returns the values that the server renders.
 */
export function useEnteredValues(form: RefObject<HTMLFormElement | null>): ContactValues {
  const { key, pathname, search, hash } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const [initialValues] = useState<ContactValues>(() => ({ ...emptyValues, ...readContactQuery(search) }));
  const followed = useRef({ key, pathname, search });

  const takeLink = () => (cameBack ? returnToLink(search) : followLink(search));
  const appear = useEffectEvent((shown: HTMLFormElement) => {
    showValuesIn(shown, initialValues);
    takeLink();
  });
  // A layout effect runs before the form is seen, and before it is removed.
  useLayoutEffect(() => {
    if (!form.current) return undefined;
    appear(form.current);
    return keepValues;
  }, [form]);

  // Each click on a link to this page gives the location a new key, also when the address stays the same. A link with a query,
  // such as the emergency buttons of header and footer, fills the form and enters it. An anchor of the page does not.
  const follow = useEffectEvent(() => {
    const before = followed.current;
    // The page is still shown while the browser is at another address whose page is being fetched.
    if (before.key === key || before.pathname !== pathname) return;
    followed.current = { key, pathname, search };
    if (hash !== '' && search === before.search) return;
    takeLink();
    if (!cameBack && search !== '') enterForm();
  });
  useEffect(() => follow(), [key]);
  return initialValues;
}
