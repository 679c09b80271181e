/** Returns whether the script that measures has loaded. Runs in the page. */
export const isMeasuring = () =>
  performance
    .getEntriesByType('resource')
    .some(({ name, responseEnd }) => name.includes('send-reports') && responseEnd > 0);
