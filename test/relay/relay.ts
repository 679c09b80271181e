import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../support/find-program.ts';
import { freePort } from '../support/open-server.ts';

/** Path of an Exim 4. */
export const findExim = () =>
  findProgram({ name: 'Exim 4', variable: 'EXIM_PATH', files: ['exim4', 'exim'], package: 'exim4-daemon-light' });

export interface Relay {
  url: string;
  port: number;
  /** The mails in the mailbox, as they lie on the disk. */
  mailbox: () => Buffer[];
  stop: () => Promise<void>;
}

/** Who Exim becomes when root starts it. */
const eximUser = process.getuid?.() === 0 ? 'Debian-exim' : String(process.getuid?.());

/** Takes mail from everybody, and delivers it at once into one mailbox. */
const configuration = (folder: string) => `
primary_hostname = relay.example.com
keep_environment =
spool_directory = ${folder}/spool
log_file_path = ${folder}/log/%slog
pid_file_path = ${folder}/spool/exim.pid
acl_smtp_rcpt = take
message_size_limit = 80M
smtp_accept_max = 40
tls_advertise_hosts =
never_users =
begin acl
take:
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

/** Starts the relay on a free port of the loopback. */
export async function startRelay(path: string): Promise<Relay> {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'exim.conf'), configuration(folder));
  // The configuration itself must stay root's, or Exim does not read it.
  const own = ['spool', 'log', 'mailbox'].map((name) => join(folder, name));
  own.forEach((name) => mkdirSync(name));
  if (process.getuid?.() === 0) execFileSync('chown', [eximUser, ...own]);
  const args = ['-C', join(folder, 'exim.conf'), '-bdf', '-q5s', '-oX', `127.0.0.1.${port}`];
  const child = spawn(path, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mailbox() {
      const box = join(folder, 'mailbox/new');
      try {
        return readdirSync(box).map((name) => readFileSync(join(box, name)));
      } catch {
        // Exim makes it with the first mail.
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
