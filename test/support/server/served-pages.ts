import request, { type Response } from 'supertest';
import { builtApp } from './built-app.ts';

/** Returns a function that asks the built app with these environment variables for an address, once. */
export function servedPages(env: Record<string, string> = {}): (address: string) => Promise<Response> {
  const app = builtApp(env);
  const answers = new Map<string, Promise<Response>>();
  return (address) => {
    let answer = answers.get(address);
    if (!answer) answers.set(address, (answer = Promise.resolve(request(app).get(address))));
    return answer;
  };
}

/** Asks for an address of the site with its default settings. Test files that run in the same worker share the answers. */
export const served = servedPages();
