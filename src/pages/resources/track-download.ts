declare global {
  interface Window {
    /** Google Analytics, where an operator adds it. */
    gtag?: unknown;
  }
}

/** Tells analytics, when the page has any, that a file was downloaded. Never throws. */
export function trackDownload(fileName: string): void {
  try {
    if (typeof window.gtag !== 'function') return;
    window.gtag('event', 'download', {
      file_name: fileName,
      file_extension: fileName.slice(fileName.lastIndexOf('.') + 1),
      event_category: 'engagement',
    });
  } catch {
    // The visitor has the file, so an analytics error is ignored.
  }
}
