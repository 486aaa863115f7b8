import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openSource } from '../source/open-source';
import type { SourceRecord } from '../source/source-record';

/** A folder that goes away with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mayorista-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A file with these bytes, for the duration of the test. */
export function sampleFile(content: string | Buffer, name = 'archivo'): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
}

export async function recordsOf(file: string): Promise<SourceRecord[]> {
  const { records } = await openSource(file);
  const found: SourceRecord[] = [];
  for await (const record of records) found.push(record);
  return found;
}
