// Fast Refresh must be in place before the first component is loaded.
import '@vitejs/plugin-react/preamble';
import './after-first-paint.ts';
import { findRoute } from './routes.tsx';

// What stays as the server wrote it shows an edit only when it comes anew.
const served = window.location.pathname;
import.meta.hot?.on('site:edited', () => {
  if (window.location.pathname === served && findRoute(served).static) window.location.reload();
});
