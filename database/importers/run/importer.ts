import type { FieldProblem } from '../mapping/field-problem';
import type { WantedColumn } from '../source/check-source';

/** What a batch did, in rows of the file. */
export interface BatchOutcome {
  created: number;
  updated: number;
  unchanged: number;
}

/** One kind of thing that can be imported; the runner does the rest. */
export interface Importer<Row> {
  /** 'productos', for messages. */
  noun: string;
  /** Field of the business key, and how a sentence calls it ('El sku'). */
  keyField: string;
  keyLabel: string;
  wanted: WantedColumn[];
  /** Whether a (small) JSON array is accepted beside CSV and JSON lines. */
  acceptsArray?: boolean;
  /** A source record as a row, or every reason against it. `key` is told even for a bad row when it can be read. */
  read(
    values: Record<string, unknown>,
  ): { key: string; row: Row; problems?: undefined } | { key: string; problems: FieldProblem[]; row?: undefined };
  /** Writes a batch in one transaction; repeating it changes nothing. */
  write(rows: Row[]): Promise<BatchOutcome>;
}

/** The key of a refused row as it can be shown; empty when the file has none. */
export const shownKey = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 120) : '';
