import { csvField, isPlainNumber, neutralise } from '@mayorista/config/text';
import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';

/** A row of the file that was not imported. `key` is its business key as far as it could be read. */
export interface RefusedRow {
  line: number;
  key: string;
  field: string;
  reason: string;
}

const csvCell = (text: string): string => csvField(isPlainNumber(text) ? text : neutralise(text));

export const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The errors file: CSV in UTF-8 with its mark, so that a spreadsheet shows accents. */
export class ErrorsFile {
  private constructor(private readonly stream: WriteStream) {}

  static async create(file: string, columns: readonly string[]): Promise<ErrorsFile> {
    const stream = createWriteStream(file, { encoding: 'utf8' });
    await once(stream, 'open');
    stream.write(`\uFEFF${csvLine([...columns])}`);
    return new ErrorsFile(stream);
  }

  async add({ line, key, field, reason }: RefusedRow, source = ''): Promise<void> {
    if (!this.stream.write(csvLine([String(line), key, field, reason, source]))) await once(this.stream, 'drain');
  }

  async close(): Promise<void> {
    this.stream.end();
    await once(this.stream, 'close');
  }
}
