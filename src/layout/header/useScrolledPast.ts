import { useEffect, useState } from 'react';

/** Tells whether the page is scrolled by more than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > pixels);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, [pixels]);
  return scrolled;
}
