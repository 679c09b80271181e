import icons from 'drawings:icons';

/** An icon beside a word or in its place. Screen readers skip it, because its control has the name. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden>
      <use href={`${icons.href}#${name}`} />
    </svg>
  );
}
