/** Scrolls smoothly, or at once where the visitor asked for less motion. */
export function scrollTo(target: 'top' | Element): void {
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (target === 'top') window.scrollTo({ top: 0, behavior });
  else target.scrollIntoView({ behavior, block: 'start' });
}
