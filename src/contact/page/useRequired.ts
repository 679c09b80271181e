import { useHydrated } from '../../useHydrated.ts';

/**
 * Marks a field as required. With the attribute `required` an empty field is invalid for Firefox 153, and so is the form, before anything
 * was entered (WCAG 3.3.1). So scripts, which check the fields themselves, leave only the mark for screen readers.
 */
export function useRequired(required: boolean) {
  const hydrated = useHydrated();
  return { required: required && !hydrated, 'aria-required': (required && hydrated) || undefined };
}
