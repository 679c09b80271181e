interface ImportMetaEnv {
  /** Day of the build, such as `2025-01-31` (`build/build-date.ts`). Undefined in development and in tests of the sources. */
  readonly BUILD_DATE?: string;
}

interface Navigator {
  /** Network Information API, which only Chromium has and TypeScript does not know. */
  readonly connection?: { readonly saveData: boolean };
  /** Global Privacy Control: whether the visitor asks not to be tracked. Chromium needs an extension for it. */
  readonly globalPrivacyControl?: boolean;
}

interface Window {
  /** Trusted Types, in the browsers that have them. TypeScript does not know them. */
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: { createScriptURL: (text: string) => string | null }) => unknown;
  };
}
