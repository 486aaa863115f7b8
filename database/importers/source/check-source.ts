import type { Source } from './open-source';
import { SourceProblem } from './source-problem';

/** Columns wanted, each with the source names that can fill it (the first present wins). */
export interface WantedColumn {
  field: string;
  from: string[];
}

/** JSON lines may leave out empty keys, so a column is missing only when none of this many first records has it. */
const JSON_RECORDS_TO_JUDGE = 1000;

/**
 * Reads the whole source once, before anything is imported: a truncated gzip, another encoding, binary data, an unclosed
 * quote or a missing column (SourceProblem, with its line) leaves nothing behind. Returns how many records there are.
 */
export async function checkSource(
  source: Source,
  wanted: WantedColumn[],
  onProgress?: (part: number, records: number) => void,
): Promise<number> {
  const seen = new Set<string>();
  let records = 0;
  for await (const record of source.records) {
    records += 1;
    for (const name of Object.keys(records <= JSON_RECORDS_TO_JUDGE ? (record.values ?? {}) : {})) seen.add(name);
    if (records % JSON_RECORDS_TO_JUDGE === 0) onProgress?.(source.progress(), records);
    if (records === JSON_RECORDS_TO_JUDGE) refuseMissing(wanted, source.columns() ?? [...seen]);
  }
  refuseMissing(wanted, source.columns() ?? [...seen]);
  if (records === 0) throw new SourceProblem('empty');
  return records;
}

function refuseMissing(wanted: WantedColumn[], present: string[]): void {
  const missing = wanted.filter(({ from }) => !from.some((path) => present.includes(path.split('.')[0] ?? path)));
  if (missing.length > 0)
    throw new SourceProblem('missing_columns', missing.map(({ from }) => from.join(' o ')).join(', '), 1);
}
