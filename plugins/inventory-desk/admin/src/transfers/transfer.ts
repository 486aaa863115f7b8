import { formatNumber } from '@mayorista/kernel/panel/format';
import type { AnswerOf } from '@mayorista/kernel/shape';
import type { DataOf } from '@mayorista/config/answers';
import type { transfer } from '@mayorista/inventory/shared';

export type AnsweredTransfer = AnswerOf<typeof transfer>;

type Transfer = DataOf<'GET /transfers/{id}'>;

/** Line of a transfer with what its rules compute of the product. */
export type TransferLine = Pick<
  Transfer['transfer_details'][number],
  'id' | 'product_id' | 'name' | 'model' | 'quantity' | 'quantity_received'
>;

/** What the rules of transfers compute in their answers. */
export interface CarriedPieces extends Pick<Transfer, 'stage' | 'total_pieces'> {
  readonly transfer_details: readonly TransferLine[];
}

/** Returns an answer with what the rules of transfers compute in it. */
export const transferOf = (answer: object): CarriedPieces => answer as CarriedPieces;

export const lineName = ({ model, product_id: id }: Pick<TransferLine, 'model' | 'product_id'>): string =>
  model ?? `Producto ${id}`;

/** Pieces that arrived, as typed, by line id. */
export type Typed = Readonly<Record<number, string>>;

export const shownQuantity = (typed: Typed, line: TransferLine): string => typed[line.id] ?? String(line.quantity);

/** Returns the pieces typed for a line; null when they make no sense. */
export function quantityOf(typed: Typed, line: TransferLine): number | null {
  const text = shownQuantity(typed, line).trim();
  return /^\d{1,6}$/.test(text) && Number(text) <= 100_000 ? Number(text) : null;
}

/** Returns what arrived of each line; null while some of it makes no sense or is more than was sent. */
export function receiptOf(typed: Typed, lines: readonly TransferLine[]) {
  const received = lines.map((line) => ({ line, quantity: quantityOf(typed, line) }));
  if (received.some(({ line, quantity }) => quantity === null || quantity > line.quantity)) return null;
  return received.map(({ line, quantity }) => ({ transfer_detail_id: line.id, quantity: quantity ?? 0 }));
}

/** Counts the pieces that did not arrive. */
export const lostOf = ({ stage, transfer_details: lines }: Omit<CarriedPieces, 'total_pieces'>): number =>
  stage === 'received'
    ? lines.reduce((sum, { quantity, quantity_received: arrived }) => sum + quantity - (arrived ?? quantity), 0)
    : 0;

export const missingText = (count: number): string => (count === 1 ? '1 faltante' : `${formatNumber(count)} faltantes`);

/** Counts the pieces that are missing on a receipt. */
export const missingOf = (typed: Typed, lines: readonly TransferLine[]): number =>
  lines.reduce((sum, line) => sum + Math.max(0, line.quantity - (quantityOf(typed, line) ?? line.quantity)), 0);

const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Builds how much a transfer carries ('5 piezas, 2 productos') and what did not arrive, null when nothing is missing. */
export function piecesOf(transfer: CarriedPieces): { readonly pieces: string; readonly lost: string | null } {
  const lost = lostOf(transfer);
  const pieces = counted(transfer.total_pieces, 'pieza', 'piezas');
  const products = counted(transfer.transfer_details.length, 'producto', 'productos');
  return { pieces: `${pieces}, ${products}`, lost: lost === 0 ? null : missingText(lost) };
}
