import type { Site } from '../content/company/company.ts';

/**
 * Runs the operator's analytics script (ANALYTICS_FILE) once the page is hydrated. A visitor whose browser sends Global Privacy
 * Control does not get it, as the privacy text says.
 */
export function runAnalytics(site: Site): void {
  if (navigator.globalPrivacyControl) return;
  // The security policy names the hosts of scripts. Trusted Types still block HTML and code in texts.
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => address });
  const script = document.createElement('script');
  script.src = site.analytics;
  document.head.append(script);
}
