/** Returns the lists, sections and controls that break a rule of the layout. Runs in the page. */
export const layoutFaults = (): string[] => {
  const boxOf = (element: Element) => element.getBoundingClientRect();

  /** The number of entries in each row of a list. */
  const rowsOf = (entries: Element[]) => {
    const tops = entries.map((entry) => Math.round(boxOf(entry).top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };

  /** Whether the last row of a list has fewer entries than the others. An entry that is alone in its row may have a form of its own. */
  const isUneven = (list: Element) => {
    const entries = [...list.children];
    const [first] = entries;
    const last = entries.at(-1);
    if (!first || !last || !list.checkVisibility() || !/flex|grid/.test(getComputedStyle(list).display)) return false;
    // The third of three figures is as wide as the pair above it.
    if (list.matches('[aria-labelledby="at-a-glance"] *')) return false;
    // Tags are as wide as their words.
    if (!entries.every((entry) => /^(flex|grid|block|list-item)$/.test(getComputedStyle(entry).display))) return false;
    if (getComputedStyle(first).flexGrow === '0' && getComputedStyle(list).display === 'flex') return false;
    const counts = rowsOf(entries);
    const hasOwnForm = counts.at(-1) === 1 && getComputedStyle(last).display !== getComputedStyle(first).display;
    return new Set(hasOwnForm ? counts.slice(0, -1) : counts).size > 1;
  };
  const lists = [...document.querySelectorAll('main ul, main ol')].filter(isUneven);

  const footer = document.querySelector('main ~ footer');
  const frame = footer ? boxOf(footer) : undefined;
  const sections = [...document.querySelectorAll('main > section')].filter(
    (section) => boxOf(section).left !== frame?.left || boxOf(section).right !== frame.right,
  );

  // Links in running text may be smaller.
  const controls = 'button, input:not([type="checkbox"]), select, textarea, summary, header a, footer a';
  const small = [...document.querySelectorAll(controls)].filter(
    (control) => control.checkVisibility() && (boxOf(control).height < 44 || boxOf(control).width < 44),
  );

  const isTablet = innerWidth > 600 && innerWidth < 1181;
  const stretched = [...document.querySelectorAll('main a[href*="/contact"]')].filter(
    (link) => isTablet && boxOf(link).width > innerWidth / 2,
  );

  const describe = (elements: Element[], fault: string) =>
    elements.map((element) => {
      const { width, height } = boxOf(element);
      return `${element.localName} "${element.textContent.slice(0, 30)}" of ${width} × ${height} px ${fault}`;
    });
  return [
    ...describe(lists, 'has rows of different lengths'),
    ...describe(sections, 'is not as wide as the footer'),
    ...describe(small, 'is too small for fingers in gloves'),
    ...describe(stretched, 'is stretched over a tablet'),
  ];
};
