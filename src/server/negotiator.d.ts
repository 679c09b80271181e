/** The part of negotiator 1 that the site uses: it brings no types, and @types/negotiator knows only version 0.6. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    /** The encoding that the visitor weighs highest; of equals the first of `preferred`. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
