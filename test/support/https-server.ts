import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forwardTo } from './forward.ts';
import { listen } from './open-server.ts';

/** Serves a site over HTTPS, as the reverse proxy in front of it does. */
export async function openHttps(origin: string) {
  const { key, cert } = makeCertificate();
  const server = createServer({ key, cert }, forwardTo(origin));
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    base: `https://localhost:${await listen(server)}`,
    /** The hash by which a browser trusts the certificate's key. */
    keyHash: createHash('sha256').update(publicKey).digest('base64'),
    close: () => void server.close(),
  };
}

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', keyFile, '-out', certFile, ...name], { stdio: 'pipe' });
  const made = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
  rmSync(folder, { recursive: true });
  return made;
}
