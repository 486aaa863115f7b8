import type { SourceRecord } from '../source/source-record';
import type { RefusedRow } from './errors-file';
import type { Importer } from './importer';

export interface NumberedRow<Row> {
  line: number;
  key: string;
  row: Row;
}

export type ReadRow<Row> =
  { accepted: NumberedRow<Row>; refused?: undefined } | { accepted?: undefined; refused: RefusedRow[] };

/** Judges records one by one and remembers the keys seen, so that a repeated one is refused naming the first's line. */
export class RowReader<Row> {
  private readonly lineOfKey = new Map<string, number>();

  constructor(private readonly importer: Importer<Row>) {}

  read(record: SourceRecord): ReadRow<Row> {
    const { line } = record;
    if (record.problem !== undefined) return { refused: [{ line, key: '', field: '', reason: record.problem }] };
    const { key, row, problems } = this.importer.read(record.values);
    if (problems) return { refused: problems.map(({ field, reason }) => ({ line, key, field, reason })) };
    const first = this.lineOfKey.get(key);
    if (first !== undefined) return { refused: [this.repeated(line, key, first)] };
    this.lineOfKey.set(key, line);
    return { accepted: { line, key, row } };
  }

  private repeated(line: number, key: string, first: number): RefusedRow {
    return {
      line,
      key,
      field: this.importer.keyField,
      reason: `${this.importer.keyLabel} ${key} ya está en la línea ${first}`,
    };
  }
}
