import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/**
 * Makes one image of Debian with Node.js and npm, all from the package sources of this machine, and gives it the names of
 * the images with which the Dockerfile begins.
 */
export function makeBaseImages(dockerfile: string, folder: string, buildah: (...args: string[]) => string) {
  const images = [...new Set(dockerfile.match(/(?<=^FROM )node:\S+/gm))];
  const version = /\d+/.exec(images[0] ?? '')?.[0];
  const container = buildah('from', 'scratch');
  const root = buildah('mount', container);

  const settings = join(folder, 'apt.conf');
  const sources = join(folder, 'sources.list');
  const line = 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)';
  writeFileSync(settings, run('apt-config', 'dump', 'Acquire'));
  writeFileSync(sources, run('apt-get', 'indextargets', '--format', line, 'Created-By: Packages', 'Origin: Debian'));
  run('mmdebstrap', '--variant=essential', '--include=libstdc++6', `--aptopt=${settings}`, '', root, sources);
  // Node's own images have npm 11.
  const packages = [`node-${process.platform}-${process.arch}@${version}`, 'npm@11'];
  run('npm', 'install', '--global', '--prefix', join(root, 'usr/local'), ...packages);

  // The build within must reach the registry as this machine does.
  const npmSetting = (name: string) => run('npm', 'config', 'get', name);
  const copies = [
    [npmSetting('userconfig'), '/root/.npmrc'],
    [npmSetting('globalconfig'), '/usr/local/etc/npmrc'],
    ...[npmSetting('cafile'), process.env.NODE_EXTRA_CA_CERTS ?? ''].map((file) => [file, file]),
  ];
  for (const [from = '', to = ''] of copies) if (existsSync(from)) cpSync(from, join(root, to), { dereference: true });
  const env = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_(cafile|registry|noproxy|(https?_)?proxy)|NODE_EXTRA_CA_CERTS)$/i.test(name),
  );
  buildah('config', ...env.map(([name, value]) => `--env=${name}=${value}`), container);

  const [first = '', ...others] = images;
  buildah('commit', '--rm', container, first);
  for (const name of others) buildah('tag', first, name);
}
