/** Rows of cells as a spreadsheet puts them on the clipboard; null for a single cell, which is typed like any other. */
export function blockOf(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map(plainNumber));
  return cells.length === 1 && cells[0]?.length === 1 ? null : cells;
}

/** '$1,234.50', '12 %' and '12,5' as the grid writes them: 1234.50, 12 and 12.5; what is no number stays as it is. */
export function plainNumber(text: string): string {
  const bare = text
    .trim()
    .replace(/^(US)?\$\s*/, '')
    .replace(/(%|USD)$/, '')
    .trimEnd();
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  if (/^\d+,\d{1,2}$/.test(bare)) return bare.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(bare) ? bare : text.trim();
}

/** Where the cells of a block fall that begins at a row and column of the grid; what reaches beyond its edges is left out. */
export function placed(
  block: readonly (readonly string[])[],
  { row, column }: { readonly row: number; readonly column: number },
  { rows, columns }: { readonly rows: number; readonly columns: number },
): { readonly row: number; readonly column: number; readonly text: string }[] {
  return block.flatMap((cells, down) =>
    cells.flatMap((text, right) =>
      row + down < rows && column + right < columns ? [{ row: row + down, column: column + right, text }] : [],
    ),
  );
}
