import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { dayOf } from '../../../shared/dates';
import { now } from '../clock/clock';
import { parseInput } from '../errors/zod-refusals';
import { fileHeaders } from '../files/file-headers';
import { requirePermission } from '../permissions/needs';
import { spend, spenderOf } from '../rate-limit/spend';
import type { RouteRequest } from '../routes/route.types';
import type { ExportDefinition, ExportFormat } from './define-export';
import { mimes, writers } from './formats';

interface Wish {
  readonly format: ExportFormat;
  readonly query: unknown;
  /** The Spanish text of the response header `x-message`. */
  readonly message?: string;
}

/**
 * Sends a whole export as a download: it is written row by row to a temporary file first, so that a failure can still be answered, and
 * the file is removed afterwards. For tables that take seconds; use `startExport` for longer ones. Throws ForbiddenError or
 * ValidationError, and RateLimitError.
 */
export async function sendExport(
  { strapi, actor, ctx }: RouteRequest,
  definition: ExportDefinition,
  { format, query, message }: Wish,
): Promise<Readable> {
  requirePermission(actor, definition.needs);
  await spend(strapi, 'export', spenderOf({ actor, ctx }));
  const left = new AbortController();
  ctx.req.once('close', () => left.abort());
  const folder = await mkdtemp(path.join(os.tmpdir(), 'descarga-'));
  const file = path.join(folder, 'tabla');
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await writers[format](
      file,
      definition.columns,
      definition.rows({ strapi, actor, query: parseInput(definition.query, query), signal: left.signal }),
    );
    ctx.set({
      ...fileHeaders({ name: `${definition.label} ${dayOf(now())}.${format}`, mime: mimes[format] }),
      'Content-Length': String((await stat(file)).size),
      ...(message === undefined ? {} : { 'X-Message': encodeURI(message).replaceAll('%20', ' ') }),
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return createReadStream(file).once('close', () => {
    remove().catch((error: unknown) => strapi.log.warn(`Descarga ${folder}: ${String(error)}`));
  });
}
