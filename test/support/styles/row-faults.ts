/**
 * Returns the lists whose last row has fewer entries than the others. An entry that is alone in its row may have a form of its
 * own. Runs in the page.
 */
export const rowFaults = (): string[] => {
  const faults: string[] = [];
  for (const list of document.querySelectorAll('main ul, main ol')) {
    const entries = [...list.children];
    const [first] = entries;
    const last = entries.at(-1);
    if (!first || !last || !list.checkVisibility() || !/flex|grid/.test(getComputedStyle(list).display)) continue;
    // The third of three figures is as wide as the pair above it.
    if (list.matches('[aria-labelledby="at-a-glance"] *')) continue;
    // Tags are as wide as their words.
    if (!entries.every((entry) => /^(flex|grid|block|list-item)$/.test(getComputedStyle(entry).display))) continue;
    if (getComputedStyle(first).flexGrow === '0' && getComputedStyle(list).display === 'flex') continue;
    const rows = new Map<number, number>();
    for (const entry of entries) {
      const top = Math.round(entry.getBoundingClientRect().top);
      rows.set(top, (rows.get(top) ?? 0) + 1);
    }
    const counts = [...rows.values()];
    const hasOwnForm = counts.at(-1) === 1 && getComputedStyle(last).display !== getComputedStyle(first).display;
    const others = hasOwnForm ? counts.slice(0, -1) : counts;
    if (new Set(others).size > 1) faults.push(`"${first.textContent.slice(0, 30)}" has rows of ${counts.join(', ')}`);
  }
  return faults;
};

/** Returns the sections that are not as wide as the footer. Runs in the page. */
export const frameFaults = (): string[] => {
  const footer = document.querySelector('main ~ footer')?.getBoundingClientRect();
  return Array.from(document.querySelectorAll('main > section'), (section) => section.getBoundingClientRect())
    .filter(({ left, right }) => left !== footer?.left || right !== footer.right)
    .map(
      ({ left, right }) =>
        `a section from ${left} to ${right} px over a footer from ${footer?.left} to ${footer?.right}`,
    );
};
