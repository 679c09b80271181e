// Fast Refresh must be in place before the first component is loaded.
import '@vitejs/plugin-react/preamble';
import './after-first-paint.ts';
