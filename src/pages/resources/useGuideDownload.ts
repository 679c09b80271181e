import { useEffect, useState } from 'react';
import type { Site } from '../../content/company/company.ts';
import { downloadComplete, downloadDelayMs, downloadFailed, type Guide } from '../../content/pages/resources.ts';
import { notify } from '../../notices/notify.tsx';
import { useSite } from '../../SiteContext.ts';
import { buildGuidePdf, guideFileName } from './guide-pdf.ts';

declare global {
  interface Window {
    /** Google Analytics, or an operator's script with the same function. */
    gtag?: unknown;
  }
}

/**
 * Downloads one guide at a time. After a delay builds and saves the file, and shows a notice. Leaving the page during the delay
 * cancels the download.
 */
export function useGuideDownload() {
  const company = useSite();
  const [downloading, setDownloading] = useState<Guide>();

  useEffect(() => {
    if (!downloading) return undefined;
    const timer = setTimeout(() => {
      setDownloading(undefined);
      deliver(downloading, company);
    }, downloadDelayMs);
    return () => clearTimeout(timer);
  }, [downloading, company]);

  const start = (guide: Guide) => setDownloading((current) => current ?? guide);
  return { downloading, start };
}

function deliver(guide: Guide, company: Site) {
  const fileName = guideFileName(guide.title);
  try {
    saveFile(buildGuidePdf(guide, company), fileName, 'application/pdf');
  } catch {
    notify({ ...downloadFailed, kind: 'error', about: 'guide' });
    return;
  }
  notify({ ...downloadComplete(guide.title), kind: 'success', about: 'guide' });
  trackDownload(fileName);
}

/** Saves bytes as a file, like a download link. */
function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click, and would get an empty file from an address revoked at once.
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}

/** Reports a download to analytics if the page has any. */
function trackDownload(fileName: string): void {
  if (typeof window.gtag !== 'function') return;
  window.gtag('event', 'download', {
    file_name: fileName,
    file_extension: fileName.slice(fileName.lastIndexOf('.') + 1),
    event_category: 'engagement',
  });
}
