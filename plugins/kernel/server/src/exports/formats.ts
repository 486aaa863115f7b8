import type { ExportFormat } from './define-export';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

/** The function that writes each export format. */
export const writers = { csv: writeCsv, xlsx: writeXlsx } as const;

export const mimes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
