import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { notUnderstood, type Instruction } from './dockerfile.ts';
import { readDockerignore } from './dockerignore.ts';

/** Where a COPY takes its files from: the build context, or another stage. */
export interface Source {
  folder: string;
  isLeftOut: (path: string) => boolean;
}

/** A folder as `docker build` sees it: without what its .dockerignore leaves out. */
export function buildContext(folder: string): Source {
  const file = join(folder, '.dockerignore');
  return { folder, isLeftOut: readDockerignore(existsSync(file) ? readFileSync(file, 'utf8') : '') };
}

/** A stage is copied from as it is. */
export const wholeFolder = (folder: string): Source => ({ folder, isLeftOut: () => false });

/**
 * Does what COPY says, in a stage that lies in the folder `root`: a folder's contents go into the target, a file gets the
 * target's name unless that is a folder or ends with a slash; several sources need the slash.
 */
export function copy(instruction: Instruction, { folder, isLeftOut }: Source, root: string, workdir: string): void {
  const names = instruction.words.split(/\s+/);
  const target = names.pop() ?? '';
  if (names.length === 0 || /[*?[\]"<]/.test(instruction.words)) throw notUnderstood(instruction, 'The form');
  const isFolder = target.endsWith('/');
  if (names.length > 1 && !isFolder) {
    throw new Error(`${instruction.text}: several files need a target that ends with a slash`);
  }
  const to = join(root, target.startsWith('/') ? target : join(workdir, target));
  for (const name of names) {
    // Joined to the slash first, no name leads out of the folder.
    const path = join('/', name).slice(1).replace(/\/$/, '');
    const from = join(folder, path);
    if (!existsSync(from)) throw new Error(`${instruction.text}: there is no ${name}`);
    if (isLeftOut(path)) throw new Error(`${instruction.text}: .dockerignore leaves out ${name}`);
    if (statSync(from).isDirectory()) {
      const filter = (source: string) => !isLeftOut(relative(folder, source));
      cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter });
    } else {
      const intoFolder = isFolder || (existsSync(to) && statSync(to).isDirectory());
      const file = intoFolder ? join(to, basename(path)) : to;
      mkdirSync(dirname(file), { recursive: true });
      cpSync(from, file);
    }
  }
}
