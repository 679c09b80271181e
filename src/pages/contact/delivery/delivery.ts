/** All that only a site needs which really sends its contact requests: fetched by the browser as one file. */
export { deliver } from './deliver.ts';
export { UploadProgress } from './UploadProgress.tsx';
