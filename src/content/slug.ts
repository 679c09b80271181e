/** Lower-cases a text, turns runs of non-alphanumerics into one hyphen and trims hyphens at the edges. */
export function slugFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
