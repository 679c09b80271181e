import { useState } from 'react';
import { useOptionalEffect } from '../../useOptionalEffect.ts';

/** Returns a text once it has not changed for 0.8 s, so that a slider is announced where it stops. It is empty at first. */
export function useSettled(text: string): string {
  const [settled, settle] = useState('');
  useOptionalEffect(() => {
    const timer = setTimeout(() => settle(text), 800);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
