import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { openMailRelay, type RelayFault } from './mail-relay.ts';

/** Opens a relay for one test. */
export async function relayOfTest(fault: RelayFault = {}, options: SMTPServerOptions = {}) {
  const relay = await openMailRelay(fault, options);
  onTestFinished(relay.close);
  return relay;
}
