import { createHash, X509Certificate } from 'node:crypto';
import { createServer } from 'node:https';
import { createCertificate } from './certificate.ts';
import { forwardTo } from './forward.ts';
import { listen } from './open-server.ts';

/** Serves a site over HTTPS, as the reverse proxy in front of it does. */
export async function openHttps(origin: string) {
  const pem = createCertificate('localhost');
  const server = createServer({ key: pem, cert: pem }, forwardTo(origin));
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return {
    base: `https://localhost:${await listen(server)}`,
    /** The hash by which a browser trusts the certificate's key. */
    keyHash: createHash('sha256').update(publicKey).digest('base64'),
    close: () => void server.close(),
  };
}
