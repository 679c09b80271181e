import icons from 'drawings:icons';

/** A small sign beside or instead of a word. Screen readers skip it: the control that it stands in has the name. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={`${icons.href}#${name}`} />
    </svg>
  );
}
