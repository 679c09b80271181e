import { Agent, get } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import autocannon from 'autocannon';

const connections = 16;
const brotli = { 'Accept-Encoding': 'br' };

/** One kind of request, with the status of its answers. */
export interface Load {
  path: string;
  headers?: Record<string, string>;
  status: 200 | 304;
}

export const page: Load = { path: '/', status: 200 };
export const smallFile: Load = { path: '/favicon.svg', status: 200 };

/** Returns requests of a browser that has the home page of a server. */
export async function revalidation(base: string): Promise<Load> {
  const { headers } = await fetch(base, { headers: brotli });
  return { path: '/', headers: { 'If-None-Match': headers.get('ETag') ?? '' }, status: 304 };
}

/**
 * Sends requests one after the other on each of 16 connections, checks that all answers have their status, and returns how many came
 * per second.
 */
export async function loadFully(base: string, { path, headers, status }: Load, amount: number): Promise<number> {
  const url = base + path;
  const start = performance.now();
  // Autocannon ends with a sample.
  const result = await autocannon({ url, connections, amount, headers: { ...brotli, ...headers }, sampleInt: 50 });
  if (result[status === 304 ? '3xx' : '2xx'] !== amount) throw new Error(`${url}: not all answers are ${status}`);
  return (1000 * amount) / (performance.now() - start);
}

/**
 * Sends requests at random times, as visitors do who know nothing of each other (a Poisson process), and returns how many
 * milliseconds each of them took. The time counts from the moment at which the request was due: a server that is late makes those
 * that come after it wait, too.
 */
export async function loadAtRate(url: string, perSecond: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number>[] = [];
  const start = performance.now();
  for (let due = start; due < start + 1000 * seconds; due -= (1000 / perSecond) * Math.log(1 - Math.random())) {
    // Timers have whole milliseconds.
    while (performance.now() < due) await setImmediate();
    answers.push(ask(url, agent).then(() => performance.now() - due));
  }
  const times = await Promise.all(answers);
  agent.destroy();
  return times;
}

const ask = (url: string, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const asked = get(url, { agent, headers: brotli }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    asked.once('error', reject);
  });
