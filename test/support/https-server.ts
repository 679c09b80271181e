import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { createServer } from 'node:https';
import { forwardTo } from './forward.ts';
import { listen } from './open-server.ts';

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
const subject = ['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];

/** Serves a site over HTTPS, as the reverse proxy in front of it does. */
export async function openHttps(origin: string) {
  // openssl writes the key and the certificate to stdout.
  const pem = execFileSync('openssl', ['req', '-x509', ...newKey, ...subject], { stdio: 'pipe' });
  const server = createServer({ key: pem, cert: pem }, forwardTo(origin));
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return {
    base: `https://localhost:${await listen(server)}`,
    /** The hash by which a browser trusts the certificate's key. */
    keyHash: createHash('sha256').update(publicKey).digest('base64'),
    close: () => void server.close(),
  };
}
