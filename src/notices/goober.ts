/**
 * Takes the place of goober, in which notistack writes its styles (`vite.config.ts`). Our styles replace these, and the security policy
 * forbids the `<style>` element that goober adds.
 */
export const css = (): string => '';
