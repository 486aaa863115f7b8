/** A product that a new transfer is to carry, and how many pieces as typed. */
export interface NewLine {
  readonly id: number;
  readonly model: string;
  readonly name: string;
  readonly pieces: string;
}

/** A transfer before it exists. */
export interface NewTransfer {
  readonly source: number | null;
  readonly target: number | null;
  readonly lines: readonly NewLine[];
  readonly notes: string;
}

export const emptyTransfer: NewTransfer = { source: null, target: null, lines: [], notes: '' };

/** The pieces of a line; null where they make no sense. */
export function piecesOf({ pieces }: NewLine): number | null {
  const typed = pieces.trim();
  const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  return count >= 1 && count <= 100_000 ? count : null;
}

export const withLine = (transfer: NewTransfer, line: NewLine): NewTransfer =>
  transfer.lines.some(({ id }) => id === line.id) ? transfer : { ...transfer, lines: [...transfer.lines, line] };

export const withPieces = (transfer: NewTransfer, id: number, pieces: string): NewTransfer => ({
  ...transfer,
  lines: transfer.lines.map((line) => (line.id === id ? { ...line, pieces } : line)),
});

export const withoutLine = (transfer: NewTransfer, id: number): NewTransfer => ({
  ...transfer,
  lines: transfer.lines.filter((line) => line.id !== id),
});

export const isReady = ({ source, target, lines }: NewTransfer): boolean =>
  source !== null && target !== null && lines.length > 0 && lines.every((line) => piecesOf(line) !== null);

export const bodyOf = ({ source, target, lines, notes }: NewTransfer): Readonly<Record<string, unknown>> => ({
  source_warehouse_id: source,
  target_warehouse_id: target,
  details: lines.map((line) => ({ product_id: line.id, quantity: piecesOf(line) })),
  ...(notes.trim() === '' ? {} : { notes: notes.trim() }),
});
