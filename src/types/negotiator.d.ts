/** The part of negotiator 1 that the site uses. It has no types of its own, and @types/negotiator covers version 0.6 only. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: import('node:http').IncomingHttpHeaders });
    /** Returns the encoding that the client weighs highest; among equals, the first of `preferred`. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
