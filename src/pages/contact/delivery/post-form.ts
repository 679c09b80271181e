/** What a server has answered to one try. */
export interface Answer {
  status: number;
  /** Its header `Retry-After`. */
  retryAfter: string | null;
  body: string;
}

/** Milliseconds without any progress after which the line counts as dead: waiting for ever tells nobody to call instead. */
const patience = 60_000;

/**
 * Posts a form once. By XMLHttpRequest, because `fetch` does not tell how much has gone up. Resolves with the answer, whatever
 * its status; rejects when there is none.
 *
 * @param onUpload is told the share that has gone up, from 0 to 1.
 */
export function postForm(address: string, data: FormData, onUpload: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    const keepWaiting = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => request.abort(), patience);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      keepWaiting();
      onUpload(loaded / total);
    };
    request.onload = () =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('Retry-After'),
        body: request.responseText,
      });
    request.onerror = request.onabort = () => reject(new Error('no answer'));
    request.onloadend = () => clearTimeout(timer);
    request.open('POST', address);
    request.setRequestHeader('Accept', 'application/json');
    request.send(data);
    keepWaiting();
  });
}
