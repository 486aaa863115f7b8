import type { EnqueuedTaskPromise, Index, Meilisearch, Settings, Task } from 'meilisearch';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openEngineDoor } from '../../testing';

type Row = { id: number } & Record<string, unknown>;

export interface TestEngine {
  client: Meilisearch;
  host: string;
  key: string;
  /** An index of its own for one test, filled and with these settings. */
  given: (documents: object[], settings?: Settings) => Promise<Index<Row>>;
}

interface Target {
  name: string;
  open: () => Promise<{ host: string; key: string; close: () => Promise<void> }>;
}

const embedded: Target = {
  name: 'embedded engine',
  open: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'engine-'));
    const key = 'a-master-key-for-tests-only';
    const door = await openEngineDoor({ file: path.join(folder, 'search.db'), masterKey: key });
    const close = async (): Promise<void> => {
      await door.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { host: door.host, key, close };
  },
};

const { MEILI_URL: host, MEILI_KEY: key = '' } = process.env;
const server: Target[] =
  host === undefined ? [] : [{ name: 'server', open: async () => ({ host, key, close: async () => undefined }) }];

/** Runs what both engines promise on the embedded one always, and on a Meilisearch server when `MEILI_URL` names it. */
export function onEachEngine(title: string, body: (engine: () => TestEngine) => void): void {
  describe.each([embedded, ...server])(`${title}: $name`, ({ open }) => {
    const uids: string[] = [];
    let engine: TestEngine;
    let close: () => Promise<void>;
    beforeAll(async () => {
      const opened = await open();
      ({ close } = opened);
      const { Meilisearch: Client } = await import('meilisearch');
      const client = new Client({ host: opened.host, apiKey: opened.key });
      const given: TestEngine['given'] = async (documents, settings) => {
        const index = client.index<Row>(`contract_${randomUUID()}`);
        uids.push(index.uid);
        if (settings !== undefined) await succeeded(index.updateSettings(settings));
        await succeeded(index.addDocuments(documents as Row[], { primaryKey: 'id' }));
        return index;
      };
      engine = { client, host: opened.host, key: opened.key, given };
    });
    afterAll(async () => {
      for (const uid of uids) await engine.client.deleteIndex(uid).waitTask();
      await close();
    });
    body(() => engine);
  });
}

/** The task of a change, which must have succeeded. */
export async function succeeded(task: EnqueuedTaskPromise): Promise<Task> {
  const done = await task.waitTask();
  if (done.status !== 'succeeded') throw new Error(`${done.type} ${done.status}: ${done.error?.message ?? ''}`);
  return done;
}

/** The code with which a call is refused; undefined when it is not. */
export const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: Error) => (error.cause as { code?: string } | undefined)?.code ?? error.message,
  );

export const idsOf = (hits: { id: number }[]): number[] => hits.map(({ id }) => id);
