import { checkSource } from '../source/check-source';
import { openSource, type Source } from '../source/open-source';
import type { RefusedRow } from './errors-file';
import type { Importer } from './importer';
import { RowReader, type NumberedRow } from './row-reader';
import { writeBatch } from './write-batch';

export interface RunOptions {
  file: string;
  /** Judge every row, write nothing. */
  dryRun: boolean;
  /** Rows per transaction. */
  batch: number;
  /** When aborted, the batch under way is finished and the run ends. */
  stop: AbortSignal;
  onRefused(row: RefusedRow): void | Promise<void>;
  onProgress(progress: Progress): void;
}

export interface Progress {
  phase: 'revisando' | 'importando';
  /** Part of the file read, 0 to 1. */
  part: number;
  rows: number;
}

export interface Summary {
  read: number;
  accepted: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows refused; a row with three faults counts once. */
  refused: number;
  interrupted: boolean;
}

/**
 * Imports a file: first it is read once to the end (a broken file throws SourceProblem and changes nothing), then row by
 * row in batches of one transaction each. Repeating it, or continuing after an interruption, changes only what differs.
 */
export async function runImport<Row>(importer: Importer<Row>, options: RunOptions): Promise<Summary> {
  const accepts = { array: importer.acceptsArray };
  const checking = await openSource(options.file, accepts);
  await checkSource(checking, importer.wanted, (part, rows) => options.onProgress({ phase: 'revisando', part, rows }));
  return new Run(importer, options, await openSource(options.file, accepts)).all();
}

class Run<Row> {
  private readonly summary: Summary = {
    read: 0,
    accepted: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    interrupted: false,
  };
  private readonly reader: RowReader<Row>;
  private batch: NumberedRow<Row>[] = [];

  constructor(
    private readonly importer: Importer<Row>,
    private readonly options: RunOptions,
    private readonly source: Source,
  ) {
    this.reader = new RowReader(importer);
  }

  async all(): Promise<Summary> {
    for await (const record of this.source.records) {
      if (this.options.stop.aborted) return { ...this.summary, interrupted: true };
      this.summary.read += 1;
      const { accepted, refused } = this.reader.read(record);
      if (refused) await this.refuse(refused);
      else this.batch.push(accepted);
      if (this.batch.length >= this.options.batch) await this.flush();
      if (this.summary.read % 500 === 0) this.progress();
    }
    await this.flush();
    this.progress();
    return this.summary;
  }

  private async flush(): Promise<void> {
    const rows = this.batch;
    this.batch = [];
    this.summary.accepted += rows.length;
    if (rows.length === 0 || this.options.dryRun) return;
    const { created, updated, unchanged, refused } = await writeBatch(this.importer, rows);
    this.summary.created += created;
    this.summary.updated += updated;
    this.summary.unchanged += unchanged;
    this.summary.accepted -= refused.length;
    for (const row of refused) await this.refuse([row]);
    // A signal is only heard between turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }

  private async refuse(rows: RefusedRow[]): Promise<void> {
    this.summary.refused += 1;
    for (const row of rows) await this.options.onRefused(row);
  }

  private progress(): void {
    this.options.onProgress({ phase: 'importando', part: this.source.progress(), rows: this.summary.read });
  }
}
