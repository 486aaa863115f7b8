import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@mayorista/config';
import { dayOf } from '../../../shared/dates';
import { now } from '../clock/clock';
import { parseInput } from '../errors/zod-refusals';
import { filesOfModel } from '../files/private-file.store';
import { keepingFiles } from '../files/keep-files';
import { storeGeneratedFile, removeFile } from '../files/store-file';
import type { JobContext, JobHandler } from '../jobs/define-job';
import { inTransaction } from '../transactions/in-transaction';
import type { Actor } from '../permissions/actor';
import { findExport, type ExportDefinition, type ExportRequest } from './define-export';
import { mimes, writers } from './formats';
import type { ExportPayload } from './run-export.schema';

const keptDays = 7;
const progressEvery = 500;

export const run: JobHandler<ExportPayload> = async (context) => {
  const { strapi, payload, signal } = context;
  const definition = findExport(strapi, payload.export);
  if (definition === undefined) throw new Error(`No export is declared as "${payload.export}"`);
  const request: ExportRequest<unknown> = {
    strapi,
    signal,
    actor: { ...payload.actor, can: new Set(payload.actor.can) },
    query: parseInput(definition.query, payload.query),
  };
  // The folder is named after its job, so that a second run of the job replaces the files of a killed process.
  const folder = path.join(env().dataFolder, 'exports', String(context.jobId));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  try {
    const file = path.join(folder, 'tabla');
    const counted = counting(context, definition, request);
    await writers[payload.format](file, definition.columns, counted.rows);
    const fileId = await keep(context, file, `${definition.label} ${dayOf(now())}.${payload.format}`, request.actor);
    return { private_file_id: fileId, url: `/api/private-files/${fileId}`, rows: counted.total() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Passes the rows on to the file and counts them; throws when the process is asked to stop. */
function counting(
  { progress, signal }: JobContext<ExportPayload>,
  definition: ExportDefinition,
  request: ExportRequest<unknown>,
) {
  let done = 0;
  async function* rows(): AsyncIterable<unknown> {
    const total = (await definition.count?.(request)) ?? 0;
    await progress(0, total);
    for await (const row of definition.rows(request)) {
      yield row;
      done += 1;
      if (done % progressEvery !== 0) continue;
      signal.throwIfAborted();
      await progress(done, Math.max(total, done));
    }
    await progress(done, done);
  }
  return { rows: rows(), total: () => done };
}

/** Stores the file of this job in place of one stored by an earlier run of the same job. */
function keep(
  { strapi, jobId, payload }: JobContext<ExportPayload>,
  file: string,
  name: string,
  owner: Actor,
): Promise<number> {
  const model = { type: 'export', id: jobId };
  return keepingFiles([{ path: file, name, mime: mimes[payload.format] }], ([kept]) =>
    inTransaction(strapi, async (tx) => {
      for (const earlier of await filesOfModel(tx, model.type, String(model.id))) await removeFile(tx, earlier.id);
      const expiresAt = new Date(now().getTime() + keptDays * 86_400_000);
      return storeGeneratedFile(tx, kept, { owner, model, expiresAt });
    }),
  );
}
