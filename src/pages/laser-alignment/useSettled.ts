import { useState } from 'react';
import { useOptionalEffect } from '../../useOptionalEffect.ts';

/** Returns a text that is not the first one, once it has not changed for 0.8 s: a slider is announced where it stops. */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, settle] = useState(first);
  useOptionalEffect(() => {
    const timer = setTimeout(() => settle(text), 800);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === first ? '' : settled;
}
