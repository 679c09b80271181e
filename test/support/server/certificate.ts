import { execFileSync } from 'node:child_process';

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];

/** Creates a certificate that is valid for one day and this host name. Returns it with its key, as PEM. */
export function createCertificate(host: string): Buffer {
  const subject = ['-days', '1', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  // openssl writes the key and the certificate to stdout.
  return execFileSync('openssl', ['req', '-x509', ...newKey, ...subject], { stdio: 'pipe' });
}
