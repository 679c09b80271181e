/** The region where notices appear (spec §9: its label). It stands in the page from the start, so that it is known. */
export function Notifications() {
  return <section aria-label="Notifications" tabIndex={-1} />;
}
