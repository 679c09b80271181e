import { Agent, get } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import autocannon from 'autocannon';

const connections = 16;

/** Sends requests one after the other on each of 16 connections, and checks that all answers have this status. */
export async function loadFully(url: string, amount: number, headers: Record<string, string>, status: 200 | 304) {
  const result = await autocannon({ url, connections, amount, headers });
  if (result[status === 304 ? '3xx' : '2xx'] !== amount) throw new Error(`${url}: not all answers are ${status}`);
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
    const asked = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().once('end', resolve);
    });
    asked.once('error', reject);
  });
