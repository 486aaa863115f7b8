import type { WantedColumn } from '../source/check-source';

/** Why a field of a row cannot be accepted, in Spanish. */
export interface FieldProblem {
  field: string;
  reason: string;
}

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
  /** Name of the business key, as errors and messages call it. */
  keyName: string;
  wanted: WantedColumn[];
  /** A source record as a row, or every reason against it. `key` is told even for a bad row when it can be read. */
  read(values: Record<string, unknown>): { key: string; row: Row; problems?: undefined } | { key: string; problems: FieldProblem[]; row?: undefined };
  /** Writes a batch in one transaction; repeating it changes nothing. */
  write(rows: Row[]): Promise<BatchOutcome>;
}
