import { formPath } from '../../content/company/contact-links.ts';
import { redirected, type Answer, type Cut } from './post-form.ts';

/** Milliseconds without upload progress after which the try fails, so that the visitor learns of it and can call. */
const uploadTimeout = 60_000;
/** Milliseconds to wait for the answer. It is more than the server gives all its relays together. */
const answerTimeout = 150_000;
/** A connection that fails within these milliseconds may have been redirected to another host. */
const soon = 4000;

const headers = { Accept: 'application/json' };

/**
 * Returns a function that makes one try to post a form, with each call another. It resolves with the answer, whatever its status, or
 * with nothing when there is none. The try after a connection that has failed soon finds out whether it was redirected.
 */
export function createTry(data: FormData, onUpload: (share: number) => void) {
  let hasFailedSoon = false;
  return async (): Promise<Answer | Cut | undefined> => {
    if (hasFailedSoon) {
      hasFailedSoon = false;
      return postWithoutRedirect(data);
    }
    const start = performance.now();
    const result = await postWithProgress(data, onUpload);
    hasFailedSoon = !(result && 'status' in result) && performance.now() - start < soon;
    return result;
  };
}

/** Posts by XMLHttpRequest, because `fetch` reports no upload progress. */
function postWithProgress(data: FormData, onUpload: (share: number) => void): Promise<Answer | Cut | undefined> {
  const xhr = new XMLHttpRequest();
  const start = performance.now();
  let isCut = false;
  let timer: ReturnType<typeof setTimeout>;
  const waitAtMost = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => xhr.abort(), milliseconds);
  };
  xhr.upload.addEventListener('progress', ({ loaded, total }) => {
    waitAtMost(uploadTimeout);
    onUpload(loaded / total);
  });
  xhr.upload.addEventListener('error', () => (isCut = true));
  xhr.upload.addEventListener('load', () => waitAtMost(answerTimeout));
  xhr.open('POST', formPath);
  for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
  xhr.send(data);
  waitAtMost(uploadTimeout);
  onUpload(0);
  return new Promise((resolve) => {
    // `loadend` fires after success, failure and abort.
    xhr.addEventListener('loadend', () => {
      clearTimeout(timer);
      const { status, responseText: body } = xhr;
      if (status > 0) resolve({ status, retryAfter: xhr.getResponseHeader('Retry-After'), body });
      else resolve(isCut ? { cutAfter: performance.now() - start } : undefined);
    });
  });
}

/**
 * Posts by `fetch`, because it can tell a redirect to another host, such as that of a sign-in, from a failed connection. Our policy
 * (`connect-src`) blocks the redirect, and XMLHttpRequest then only knows that there is no answer.
 */
async function postWithoutRedirect(body: FormData): Promise<Answer | undefined> {
  const givingUp = new AbortController();
  const timer = setTimeout(() => givingUp.abort(), uploadTimeout + answerTimeout);
  try {
    const { signal } = givingUp;
    const response = await fetch(formPath, { method: 'POST', body, headers, redirect: 'manual', signal });
    if (response.type === 'opaqueredirect') return { status: redirected, retryAfter: null, body: '' };
    return { status: response.status, retryAfter: response.headers.get('Retry-After'), body: await response.text() };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
