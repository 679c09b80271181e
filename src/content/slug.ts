/** Lower case, runs of anything but letters and digits become one hyphen, none at the edges (spec §2, Services). */
export function slugFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
