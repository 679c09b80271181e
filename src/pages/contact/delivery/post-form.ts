/** The server's answer to one try. */
export interface Answer {
  status: number;
  /** Its header `Retry-After`. */
  retryAfter: string | null;
  body: string;
}

/** Milliseconds without upload progress after which the try fails, so that the visitor learns of it and can call. */
const uploadPatience = 60_000;
/** Milliseconds to wait for the answer. It is more than the server gives all its relays together. */
const answerPatience = 150_000;

/**
 * Posts the form once. It uses XMLHttpRequest, because `fetch` reports no upload progress. Resolves with the answer,
 * whatever its status; rejects when there is none.
 *
 * @param onUpload receives the share that is uploaded, from 0 to 1.
 */
export function postForm(data: FormData, onUpload: (share: number) => void): Promise<Answer> {
  const request = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout>;
  const waitAtMost = (patience: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), patience);
  };
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    waitAtMost(uploadPatience);
    onUpload(loaded / total);
  });
  request.upload.addEventListener('load', () => waitAtMost(answerPatience));
  request.open('POST', '/contact');
  request.setRequestHeader('Accept', 'application/json');
  request.send(data);
  waitAtMost(uploadPatience);
  return new Promise((resolve, reject) => {
    // `loadend` fires after success, failure and abort.
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      const { status, responseText: body } = request;
      if (status > 0) resolve({ status, retryAfter: request.getResponseHeader('Retry-After'), body });
      else reject(new Error('no answer'));
    });
  });
}
