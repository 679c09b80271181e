import type { Site } from '../content/company/company.ts';

/**
 * Runs the operator's analytics script (ANALYTICS_FILE) once the page is hydrated and shown. A visitor whose browser sends Global Privacy
 * Control does not get it, as the privacy text says.
 */
export async function runAnalytics(site: Site): Promise<void> {
  if (navigator.globalPrivacyControl) return;
  // The visitor may never see a page that the browser prepares.
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  // The security policy names the hosts of scripts. Trusted Types still block HTML and code in texts.
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
  const script = document.createElement('script');
  script.src = site.analytics;
  document.head.append(script);
}
