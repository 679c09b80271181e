interface Navigator {
  /** Network Information API: Chromium only, and unknown to TypeScript. */
  readonly connection?: { readonly saveData: boolean };
  /** Global Privacy Control: whether the visitor opts out of tracking. Chromium needs an extension. */
  readonly globalPrivacyControl?: boolean;
}

interface Window {
  /** Trusted Types, unknown to TypeScript and to some browsers. */
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: { createScriptURL: (text: string) => string | null }) => unknown;
  };
}
