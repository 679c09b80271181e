import { createElement, useState, type ReactElement } from 'react';
import { useOptionalEffect } from '../../useOptionalEffect.ts';

/** How long the code of the calculator may take before the page says that it stays a worked example. */
const timeLimit = 20_000;

/**
 * Fetches the calculator once the page is hydrated. Returns undefined until it is there, and `'failed'` if it cannot be fetched or
 * takes too long. If it comes late, it is shown after all.
 */
export function useCalculator(): ReactElement | 'failed' | undefined {
  const [calculator, setCalculator] = useState<ReactElement | 'failed'>();
  useOptionalEffect(() => {
    let isShown = true;
    const fail = () => isShown && setCalculator('failed');
    const timer = setTimeout(fail, timeLimit);
    void import('./Calculator.tsx')
      .then(({ Calculator }) => isShown && setCalculator(createElement(Calculator)), fail)
      .finally(() => clearTimeout(timer));
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, []);
  return calculator;
}
