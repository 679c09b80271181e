import { useState } from 'react';
import { useOptionalEffect } from '../../useOptionalEffect.ts';

/**
 * Returns a text once it has not changed for 0.8 s, so that a slider is announced where it stops. It is empty until the text
 * changes for the first time.
 */
export function useSettled(text: string): string {
  const [first] = useState(text);
  const [settled, settle] = useState('');
  useOptionalEffect(() => {
    if (text === first && settled === '') return undefined;
    const timer = setTimeout(() => settle(text), 800);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
