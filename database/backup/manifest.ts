import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BackupProblem } from './problem';

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  release: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  databaseSha256: z.string(),
  files: z.number().int(),
  hasSecrets: z.boolean(),
});

/** What a backup says of itself. */
export type Manifest = z.output<typeof manifestSchema>;

const name = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(path.join(folder, name), `${JSON.stringify(manifest, null, 2)}\n`);

/** Reads the manifest of a backup. Throws a BackupProblem when the folder is none. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, name), 'utf8').catch((error: unknown) => {
    throw new BackupProblem(`${folder} no es un respaldo: le falta ${name}`, { cause: error });
  });
  const parsed = manifestSchema.safeParse(parsedJson(text));
  if (!parsed.success) throw new BackupProblem(`${folder} no es un respaldo que esta versión sepa leer`);
  return parsed.data;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no manifest either: the schema says so.
    return null;
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
