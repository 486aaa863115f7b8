import type { EngineParts } from '../engine-parts';
import type { Access } from '../access/access';
import type { TaskRequest } from '../storage/tasks';
import type { EngineAnswer, EngineRequest } from './request';

export interface RouteCall {
  core: EngineParts;
  request: EngineRequest;
  parameters: URLSearchParams;
  /** The named parts of the path. */
  part: (name: string) => string;
  access: Access;
  /** A task to be recorded for this call, with the metadata that its caller gave. */
  taskOf: (type: string, indexUid: string | null, details: Record<string, unknown>) => TaskRequest;
}

/** One call of the protocol. `action` is what the key must allow; null needs no key. */
export interface Route {
  method: string;
  path: string;
  action: string | null;
  /** Changes the file: runs on the one connection of the process that writes. */
  isWrite?: boolean;
  answer: (call: RouteCall) => EngineAnswer;
}

export const ok = (body: unknown): EngineAnswer => ({ status: 200, body });
export const accepted = (body: unknown): EngineAnswer => ({ status: 202, body });

/** The named parts of a path that has the form of a pattern ('indexes/:uid'); undefined when it has not. */
export function matchPath(pattern: string, path: string[]): Map<string, string> | undefined {
  const expected = pattern.split('/');
  if (expected.length !== path.length) return undefined;
  const parts = new Map<string, string>();
  for (const [at, name] of expected.entries()) {
    const given = path[at] ?? '';
    if (name.startsWith(':')) parts.set(name.slice(1), given);
    else if (name !== given) return undefined;
  }
  return parts;
}
