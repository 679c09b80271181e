import { useEffect, useState } from 'react';

/** Milliseconds until the words are there, so that a field that takes the focus together with a notice is heard before it. */
const delay = 100;
/** Least milliseconds between two notices. Chromium 156 tells of two at once in the other order, and Orca 43 drops a success before an error. */
const apart = 200;
/** Milliseconds for which the words stay. On a busy machine Firefox 153 tells of changes half a second late, and not of what has gone by then. */
const stay = 3000;

let last = -Infinity;

/** Tells whether a notice that has just been shown is still to be announced, has its words in a live region, or has been announced. */
export function useAnnouncing(): 'soon' | 'now' | 'done' {
  const [step, setStep] = useState<'soon' | 'now' | 'done'>('soon');
  useEffect(() => {
    const now = performance.now();
    last = Math.max(now + delay, last + apart);
    const timers = [setTimeout(() => setStep('now'), last - now), setTimeout(() => setStep('done'), last - now + stay)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return step;
}
