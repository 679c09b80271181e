import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, expect, it, vi } from 'vitest';
import { inOrder } from '../../support/contact/contact-request.ts';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/server/open-server.ts';
import { openSocket } from '../../support/server/raw-socket.ts';
import { startServer } from '../../support/server/server-process.ts';
import { folderOfTest } from '../../support/temporary-files.ts';

/** The user that Exim runs as after root has started it. */
const eximUser = process.getuid?.() === 0 ? 'Debian-exim' : String(process.getuid?.());

/** Accepts all mail, and delivers it at once into one mailbox. */
const configuration = (folder: string) => `
primary_hostname = relay.example.com
keep_environment =
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%slog
pid_file_path = ${folder}/spool/exim.pid
acl_smtp_rcpt = accept_all
message_size_limit = 80M
smtp_accept_max = 40
tls_advertise_hosts =
never_users =
begin acl
accept_all:
  accept
begin routers
mailbox:
  driver = accept
  transport = mailbox
begin transports
mailbox:
  driver = appendfile
  directory = ${folder}/mailbox
  maildir_format
  user = ${eximUser}
begin retry
* * F,1h,5s
`;

const relay = await startRelay();
const settings = { REQUESTS_TO: 'desk@example.com', REQUESTS_FROM: 'site@example.com' };
const server = await startServer({ ...settings, SMTP_URL: relay.url });

afterAll(async () => {
  server.child.kill('SIGKILL');
  await relay.stop();
});

it('a request with five files of 10 MB arrives in the mailbox', async () => {
  const files = Array.from({ length: 5 }, () => randomBytes(10 * 1024 * 1024));
  const body = new FormData();
  for (const [name, value] of Object.entries(inOrder)) body.set(name, value);
  files.forEach((file, index) => body.append('files', new Blob([file]), `${index}.jpg`));
  const options = { method: 'POST', body, headers: { Accept: 'application/json' } };
  expect((await fetch(`${server.base}/contact`, options)).status).toBe(200);

  await expect.poll(() => relay.mailbox().length, { timeout: 60_000 }).toBe(1);
  const [mail] = await Promise.all(relay.mailbox().map((each) => simpleParser(each)));
  expect(mail?.attachments.map(({ content }, index) => files[index]?.equals(content))).toEqual(files.map(() => true));
  expect(mail?.subject).toMatch(/^\[Emergency] Precision laser alignment, Cannon Valley Dairy, /);
  expect(mail?.text).toContain('Phone: +1 507 555 0111\n');
});

/** Starts Exim 4 on a free port of the loopback interface. */
async function startRelay() {
  // First, because its package creates the user to whom the folders are given.
  const exim = findProgram({ name: 'Exim', files: ['exim4', 'exim'], package: 'exim4-daemon-light' });
  const folder = folderOfTest(afterAll);
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'exim.conf'), configuration(folder));
  // Exim ignores a configuration that is not root's.
  const own = ['spool', 'log', 'mailbox'].map((name) => join(folder, name));
  own.forEach((name) => mkdirSync(name));
  if (process.getuid?.() === 0) execFileSync('chown', [eximUser, ...own]);
  const args = ['-C', join(folder, 'exim.conf'), '-bdf', '-q5s', '-oX', `127.0.0.1.${port}`];
  const child = spawn(exim, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await vi.waitFor(async () => (await openSocket(port)).socket.destroy(), { timeout: 10_000 });
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Reads the files of the mailbox. */
    mailbox() {
      const box = join(folder, 'mailbox/new');
      try {
        return readdirSync(box).map((name) => readFileSync(join(box, name)));
      } catch {
        // Exim creates it with the first mail.
        return [];
      }
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
