import path from 'node:path';
import { ErrorsFile, type RefusedRow } from './errors-file';
import type { Screen } from './progress-bar';

/** ValidationError rows shown on the screen; the errors file has them all. */
const SHOWN = 10;

/** Tells refused rows: all of them to the errors file, the first ones to the screen at the end. */
export class Refusals {
  private shown: string[] = [];
  private told = 0;

  private constructor(
    private readonly errors: ErrorsFile | null,
    private readonly errorsPath: string | null,
  ) {}

  static async open(file: string | null, keyField: string): Promise<Refusals> {
    const columns = ['linea', keyField, 'campo', 'motivo', 'archivo'];
    return new Refusals(file === null ? null : await ErrorsFile.create(file, columns), file);
  }

  async add(row: RefusedRow, source: string): Promise<void> {
    this.told += 1;
    if (this.shown.length < SHOWN)
      this.shown.push(`  Línea ${row.line}${row.key === '' ? '' : ` (${row.key})`}: ${row.reason}`);
    await this.errors?.add(row, path.basename(source));
  }

  /** Shows what one file had refused and forgets it. */
  show(screen: Screen): void {
    if (this.told === 0) return;
    const rest = this.told - this.shown.length;
    const more = rest === 0 ? [] : [`  … y ${rest.toLocaleString('es-MX')} motivos más`];
    const where = this.errorsPath === null ? 'con --errors ARCHIVO se guardan todos' : `todos en ${this.errorsPath}`;
    screen.write(`Rechazadas (${where}):\n${[...this.shown, ...more].join('\n')}\n`);
    this.shown = [];
    this.told = 0;
  }

  async close(): Promise<void> {
    await this.errors?.close();
  }
}
