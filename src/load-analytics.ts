/**
 * Loads the operator's analytics script (ANALYTICS_SCRIPT). The policy asks for Trusted Types; this one lets through the
 * one address that the server wrote.
 */
export function loadAnalytics(address: string): void {
  const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (text) => text });
  const script = document.createElement('script');
  Reflect.set(script, 'src', policy?.createScriptURL(address) ?? address);
  document.head.append(script);
}
