// Loaded after the first paint, and only where an operator has named an analytics script (ANALYTICS_SCRIPT).
const address = document.querySelector<HTMLMetaElement>('meta[name="site"]')?.dataset.analytics ?? '';
// The policy asks for Trusted Types; this one lets through the one address that the server wrote.
const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (text) => text });
const script = document.createElement('script');
Reflect.set(script, 'src', policy?.createScriptURL(address) ?? address);
document.head.append(script);
