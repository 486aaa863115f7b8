import { setImmediate as nextTurn } from 'node:timers/promises';
import type ExcelJS from 'exceljs';
import { assertOutsideTransaction } from '../transactions/outside-transaction';
import { safeCell } from './cell';
import type { ExportColumn } from './define-export';

/** The rows of one sheet, below Excel's limit; further rows go on to further sheets. */
const rowsPerSheet = 1_000_000;

/**
 * The rows written between two pauses. SQLite answers within the same turn of the event loop: without pauses no other request would be
 * served and nothing written would leave memory.
 */
const rowsPerTurn = 100;

/** Writes rows as an Excel workbook, row by row. */
export async function writeXlsx<Row>(
  file: string,
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  assertOutsideTransaction('writing a workbook');
  // Loaded on first use: it takes a third of a second, and few processes ever write a workbook.
  const { default: Excel } = await import('exceljs');
  const workbook = new Excel.stream.xlsx.WorkbookWriter({ filename: file, useStyles: true, useSharedStrings: false });
  let sheet = addSheet(workbook, 1, columns);
  let written = 0;
  for await (const row of rows) {
    if (written > 0 && written % rowsPerSheet === 0) {
      sheet.commit();
      sheet = addSheet(workbook, written / rowsPerSheet + 1, columns);
    }
    sheet.addRow(columns.map(({ value, type }) => safeCell(value(row), type))).commit();
    written += 1;
    if (written % rowsPerTurn === 0) await nextTurn();
  }
  sheet.commit();
  await workbook.commit();
}

function addSheet<Row>(
  workbook: ExcelJS.stream.xlsx.WorkbookWriter,
  number: number,
  columns: readonly ExportColumn<Row>[],
): ExcelJS.Worksheet {
  const sheet = workbook.addWorksheet(`Hoja ${number}`, { views: [{ state: 'frozen', ySplit: 1 }] });
  const headings = sheet.addRow(columns.map(({ title }) => safeCell(title)));
  headings.font = { bold: true };
  headings.commit();
  return sheet;
}
