interface ImportMetaEnv {
  /** Day of the build, `2025-01-31`; see `server/build-date.ts`. Undefined in development and in tests of the sources. */
  readonly BUILD_DATE?: string;
}

interface Navigator {
  /** Network Information API, which TypeScript doesn't know: Chromium alone has it. */
  readonly connection?: { readonly saveData: boolean };
  /** Global Privacy Control: whether the visitor asks not to be tracked. Chromium has it only by an extension. */
  readonly globalPrivacyControl?: boolean;
}

interface Window {
  /** Trusted Types, which TypeScript doesn't know, where the browser has them. */
  readonly trustedTypes?: {
    createPolicy: <Rule extends 'createScript' | 'createScriptURL'>(
      name: string,
      rules: Record<Rule, (text: string) => string>,
    ) => Record<Rule, (text: string) => unknown>;
  };
}
