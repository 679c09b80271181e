import { useEffect, type DependencyList, type EffectCallback } from 'react';

/**
 * An effect that the page works without, such as the memory of scroll positions. An error in it is reported as if no script had
 * caught it, so that the console and an analytics script have it. From `useEffect` it would reach the error boundary, and the
 * error screen would replace the page.
 */
export function useOptionalEffect(effect: EffectCallback, dependencies: DependencyList): void {
  useEffect(() => {
    try {
      return effect();
    } catch (error) {
      // `reportError` is younger than some browsers that run the site.
      setTimeout(() => {
        throw error;
      });
      return undefined;
    }
    // The linter checks those of the callers.
    // oxlint-disable-next-line react/exhaustive-deps
  }, dependencies);
}
