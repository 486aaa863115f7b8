import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryRoot, stopAfterSuite } from '@mayorista/kernel/testing';

export interface ContentType {
  indexes?: { name: string; columns: string[]; type?: string }[];
  attributes: Record<string, { type: string; [option: string]: unknown }>;
  [part: string]: unknown;
}

/** Content types by 'domain/entity'; null takes one away, what was not there before is new. */
export type Changes = Readonly<Record<string, ((type: ContentType) => ContentType) | null>>;

const nothing = (): ContentType => ({ attributes: {} });

/** Builds another release of the platform: today's, with other content types. Returns its folder, which goes with the suite. */
export function releaseWith(changes: Changes): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mayorista-release-'));
  stopAfterSuite(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  const dist = path.join(folder, 'dist');
  cpSync(path.join(repositoryRoot, 'cms', 'dist'), dist, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'build',
  });
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [name, change] of Object.entries(changes)) {
    const [domain = '', entity = ''] = name.split('/');
    const place = path.join(dist, 'src', 'api', domain, 'content-types', entity);
    if (change === null) rmSync(place, { recursive: true });
    else write(path.join(place, 'schema.json'), change);
  }
  return dist;
}

function write(file: string, change: (type: ContentType) => ContentType): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(change(read(file))));
}

function read(file: string): ContentType {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ContentType;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothing();
    throw error;
  }
}
