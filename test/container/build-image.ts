import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { nodeOfImage } from './container-node.ts';
import { buildContext, copy, wholeFolder, type Source } from './copy.ts';
import { execForm, notUnderstood, readDockerfile, type Instruction } from './dockerfile.ts';

/** What a stage has become: a folder in the place of its file system, and what was said about running it. */
export interface Image {
  root: string;
  /** The folder with its Node. */
  bin: string;
  workdir: string;
  env: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
  /** Build arguments, by their defaults. */
  args: Readonly<Record<string, string>>;
  user: string;
  port: number | undefined;
  stopSignal: string;
  command: readonly string[];
  healthCheck: readonly string[];
  /** How long the check may take, in seconds. */
  healthTimeout: number;
}

/** What npm needs to reach its registry from here. Nothing else of the environment is in a container. */
const network = /^(HOME|\w+_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|npm_config_(registry|cafile))$/i;
const networkSettings = Object.fromEntries(Object.entries(process.env).filter(([name]) => network.test(name)));

/**
 * Builds as `docker build` would, but in folders below `folder`. It takes the text of a Dockerfile and gives its last stage;
 * a stage is built once for each text that leads to it.
 */
export function createBuilder(contextFolder: string, folder: string): (dockerfile: string) => Image {
  const context = buildContext(contextFolder);
  const built = new Map<string, Image>();

  return (dockerfile) => {
    const stages = new Map<string, { image: Image; text: string }>();
    for (const { name, from, instructions } of readDockerfile(dockerfile)) {
      const base = stages.get(from);
      // What a stage is made of: its own text and that of the stages from which it begins and copies.
      const sources = instructions.map(({ flags, text }) => [stages.get(flags.get('from') ?? '')?.text, text]);
      const text = JSON.stringify([base?.text ?? from, sources]);
      const sourceOf = (flags: Instruction['flags']): Source | undefined => {
        const stage = flags.get('from');
        if (stage === undefined) return context;
        const root = stages.get(stage)?.image.root;
        return root === undefined ? undefined : wholeFolder(root);
      };
      const image = built.get(text) ?? instructions.reduce(follow(sourceOf), begin(base?.image, from, folder));
      built.set(text, image);
      stages.set(name, { image, text });
    }
    const last = [...stages.values()].at(-1);
    if (!last) throw new Error('The Dockerfile has no FROM');
    return last.image;
  };
}

/** A stage begins as a copy of the one before, or as an image, of which only Node and the folder /tmp matter. */
function begin(base: Image | undefined, from: string, folder: string): Image {
  const root = mkdtempSync(join(folder, 'stage-'));
  if (base) {
    cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
    return { ...base, root };
  }
  chmodSync(root, 0o755);
  mkdirSync(join(root, 'tmp'));
  const bin = nodeOfImage(from, folder);
  const unsaid = { env: {}, labels: {}, args: {}, port: undefined, command: [], healthCheck: [], healthTimeout: 30 };
  return { root, bin, workdir: '/', user: 'root', stopSignal: 'SIGTERM', ...unsaid };
}

/** Does what one instruction says. */
const follow =
  (sourceOf: (flags: Instruction['flags']) => Source | undefined) =>
  (image: Image, instruction: Instruction): Image => {
    const { name, flags, words } = instruction;
    switch (name) {
      case 'WORKDIR': {
        const workdir = words.startsWith('/') ? words : join(image.workdir, words);
        mkdirSync(join(image.root, workdir), { recursive: true });
        return { ...image, workdir };
      }
      case 'COPY': {
        const source = sourceOf(flags);
        if (!source) throw new Error(`${instruction.text}: there is no stage of this name above`);
        copy(instruction, source, image.root, image.workdir);
        return image;
      }
      case 'RUN':
        run(image, instruction);
        return image;
      case 'ARG':
        return { ...image, args: { ...image.args, ...pairsOf(instruction) } };
      case 'ENV':
        return { ...image, env: { ...image.env, ...pairsOf(instruction, image.args) } };
      case 'LABEL':
        return { ...image, labels: { ...image.labels, ...pairsOf(instruction, image.args) } };
      case 'USER':
        return { ...image, user: words };
      case 'EXPOSE':
        return { ...image, port: Number(words) };
      case 'STOPSIGNAL':
        return { ...image, stopSignal: words };
      case 'HEALTHCHECK': {
        const healthTimeout = Number.parseInt(flags.get('timeout') ?? '30', 10);
        return { ...image, healthCheck: execForm(instruction, words.replace(/^CMD /, '')), healthTimeout };
      }
      case 'CMD':
        return { ...image, command: execForm(instruction) };
      default:
        throw notUnderstood(instruction, `The instruction ${name}`);
    }
  };

/** The values of `NAME=value NAME=$ARGUMENT`. */
function pairsOf(instruction: Instruction, args: Image['args'] = {}): Record<string, string> {
  const { words } = instruction;
  if (!/^[\w.]+=[^\s"']*( [\w.]+=[^\s"']*)*$/.test(words)) throw notUnderstood(instruction, 'The form');
  const filledIn = words.replace(/\$(\w+)/g, (text, name: string) => args[name] ?? text);
  return Object.fromEntries(filledIn.split(' ').map((pair) => pair.split(/=(.*)/).slice(0, 2)));
}

function run(image: Image, instruction: Instruction) {
  if (image.user !== 'root') throw notUnderstood(instruction, 'RUN after USER');
  const { words } = instruction;
  const [program = '', ...args] = words.startsWith('[') ? execForm(instruction) : ['sh', '-c', words];
  try {
    execFileSync(program, args, {
      cwd: join(image.root, image.workdir),
      // npm itself is the machine's; it runs on the image's Node.
      env: { ...networkSettings, PATH: `${image.bin}${delimiter}${process.env.PATH}`, ...image.env },
      stdio: 'pipe',
      encoding: 'utf8',
    });
  } catch (error) {
    throw new Error(`${instruction.text} failed`, { cause: error });
  }
}
