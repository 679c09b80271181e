/** One instruction of a Dockerfile. */
export interface Instruction {
  /** In capitals. */
  name: string;
  flags: ReadonlyMap<string, string>;
  /** What follows the flags. */
  words: string;
  /** As it stands in the file, for messages. */
  text: string;
}

/** `FROM image AS name` and what follows. */
export interface Stage {
  name: string;
  /** An image, or the name of an earlier stage. */
  from: string;
  instructions: readonly Instruction[];
}

/** What these tests can do, and with which flags. */
const known: Readonly<Record<string, readonly string[]>> = {
  FROM: [],
  WORKDIR: [],
  COPY: ['from'],
  RUN: [],
  ARG: [],
  ENV: [],
  LABEL: [],
  USER: [],
  EXPOSE: [],
  STOPSIGNAL: [],
  HEALTHCHECK: ['interval', 'timeout', 'start-period'],
  CMD: [],
};

/** Says which instruction is not understood, so that nobody believes that it is tested. */
export const notUnderstood = ({ text }: Pick<Instruction, 'text'>, reason: string) =>
  new Error(`${reason} in "${text}": npm run test:container does not understand it; teach it in test/container/`);

/** The stages of a Dockerfile. Throws one sentence at the first thing that these tests cannot do. */
export function readDockerfile(text: string): Stage[] {
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const instruction of instructionsOf(text)) {
    const stage = stages.at(-1);
    if (instruction.name === 'FROM') {
      const [, from, name] = /^(\S+)(?: AS (\S+))?$/i.exec(instruction.words) ?? [];
      if (!from) throw notUnderstood(instruction, 'The form');
      stages.push({ name: name ?? String(stages.length), from, instructions: [] });
    } else if (stage) stage.instructions.push(instruction);
    else throw notUnderstood(instruction, 'An instruction before FROM');
  }
  return stages;
}

function instructionsOf(text: string): Instruction[] {
  const withoutComments = text.replace(/^\s*(#.*)?\n/gm, '');
  const lines = withoutComments.replace(/\\\n\s*/g, '').split('\n');
  return lines.filter(Boolean).map(readInstruction);
}

function readInstruction(text: string): Instruction {
  const [, name = '', flagWords = '', words = ''] = /^(\w+)((?: --\S+)*) +(.*\S)\s*$/.exec(text) ?? [];
  const allowed = known[name.toUpperCase()];
  if (!allowed) throw notUnderstood({ text }, `The instruction ${name}`);
  const flags = new Map<string, string>();
  for (const flag of flagWords.split(' ').filter(Boolean)) {
    const [, key = '', value = ''] = /^--([\w-]+)(?:=(.*))?$/.exec(flag) ?? [];
    if (!allowed.includes(key)) throw notUnderstood({ text }, `The flag ${flag}`);
    flags.set(key, value);
  }
  // A shell replaces variables by itself; where the builder would, these tests do so in ENV and LABEL only.
  if (!/^(RUN|CMD|HEALTHCHECK|ENV|LABEL)$/i.test(name) && words.includes('$'))
    throw notUnderstood({ text }, 'A variable');
  return { name: name.toUpperCase(), flags, words, text };
}

/** The program and arguments of `["node", "server.js"]`. */
export function execForm(instruction: Instruction, words = instruction.words): string[] {
  try {
    const list: unknown = JSON.parse(words);
    if (Array.isArray(list)) return list.map(String);
  } catch {
    // It is told apart from a list below.
  }
  throw notUnderstood(instruction, 'A command that is no JSON list');
}
