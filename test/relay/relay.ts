import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findProgram } from '../support/find-program.ts';
import { freePort } from '../support/open-server.ts';
import { openSocket } from '../support/raw-socket.ts';

export interface Relay {
  url: string;
  port: number;
  /** Reads the files of the mailbox. */
  mailbox: () => Buffer[];
  stop: () => Promise<void>;
}

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

/** Starts Exim 4 on a free port of the loopback interface. */
export async function startRelay(): Promise<Relay> {
  const program = { name: 'Exim 4', variable: 'EXIM_PATH', files: ['exim4', 'exim'], package: 'exim4-daemon-light' };
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'exim.conf'), configuration(folder));
  // Exim ignores a configuration that is not root's.
  const own = ['spool', 'log', 'mailbox'].map((name) => join(folder, name));
  own.forEach((name) => mkdirSync(name));
  if (process.getuid?.() === 0) execFileSync('chown', [eximUser, ...own]);
  const args = ['-C', join(folder, 'exim.conf'), '-bdf', '-q5s', '-oX', `127.0.0.1.${port}`];
  const child = spawn(findProgram(program), args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await vi.waitFor(async () => (await openSocket(port)).socket.destroy(), { timeout: 10_000 });
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
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
      rmSync(folder, { recursive: true });
    },
  };
}
