import { spawn } from 'node:child_process';
import { findProgram } from '../../support/find-program.ts';

const findScreen = () => findProgram({ name: 'Xvfb', variable: 'XVFB_PATH', files: ['Xvfb'], package: 'xvfb' });

/** Starts a virtual screen, which WebKitGTK needs. */
export async function openScreen() {
  const screen = spawn(findScreen(), ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display, close: () => screen.kill() };
}
