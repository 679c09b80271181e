import { sectionStyle } from '../components/Section.tsx';
import { useStyle } from '../useStyle.ts';
import { FooterContent } from './FooterContent.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

/** In development React draws it too, so that an edit shows. */
const isKept = import.meta.env.PROD && !import.meta.env.SSR;

/** The page's last section. Its words are the same on every page, so they stay in the browser as the server wrote them. */
export function Footer() {
  return (
    <footer className={useStyle(sectionStyle)}>
      {/* With a text for content React keeps the element and, by the prop, what the server put inside. */}
      <div suppressHydrationWarning>{isKept ? '' : <FooterContent />}</div>
      <ScrollToTop />
    </footer>
  );
}
