import { formatNumber } from '@mayorista/kernel/panel/format';

export type Stage = 'draft' | 'sent' | 'received' | 'canceled';

export interface TransferLine {
  readonly id: number;
  readonly product_id: number;
  readonly name: string | null;
  readonly model: string | null;
  readonly grade: string;
  readonly quantity: number;
  readonly suggested_quantity: number | null;
  readonly quantity_received: number | null;
}

interface Place {
  readonly id: number;
  readonly name: string;
}

/** A transfer as the platform answers it. */
export interface Transfer {
  readonly id: number;
  readonly stage: Stage;
  readonly stage_translation: string;
  readonly source_warehouse: Place | null;
  readonly target_warehouse: Place | null;
  readonly is_restock: boolean;
  readonly notes: string | null;
  readonly requested_by: string | null;
  readonly expected_on: string | null;
  readonly sent_at: string | null;
  readonly received_at: string | null;
  readonly createdAt: string | null;
  readonly updatedAt: string;
  readonly total_pieces: number;
  readonly transfer_details: readonly TransferLine[];
  readonly next_stages: readonly NextStage[];
}

export interface NextStage {
  readonly stage: Stage;
  readonly label: string;
}

export const stageTones: Readonly<Record<Stage, 'neutral' | 'primary' | 'success' | 'danger'>> = {
  draft: 'neutral',
  sent: 'primary',
  received: 'success',
  canceled: 'danger',
};

export const lineName = ({ model, product_id: id }: Pick<TransferLine, 'model' | 'product_id'>): string =>
  model ?? `Producto ${id}`;

/** Quantities of a receipt or of a draft as typed, by line id. */
export type Typed = Readonly<Record<number, string>>;

export const shownQuantity = (typed: Typed, line: TransferLine): string => typed[line.id] ?? String(line.quantity);

/** Pieces typed for a line; null when they make no sense. `least` is 0 on receipt, where nothing may have arrived. */
export function quantityOf(typed: Typed, line: TransferLine, least: 0 | 1): number | null {
  const text = shownQuantity(typed, line).trim();
  const pieces = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  return pieces >= least && pieces <= 100_000 ? pieces : null;
}

/** What arrived of each line; null while some of it makes no sense or is more than was sent. */
export function receiptOf(typed: Typed, lines: readonly TransferLine[]) {
  const received = lines.map((line) => ({ line, quantity: quantityOf(typed, line, 0) }));
  if (received.some(({ line, quantity }) => quantity === null || quantity > line.quantity)) return null;
  return received.map(({ line, quantity }) => ({ transfer_detail_id: line.id, quantity: quantity ?? 0 }));
}

/** How many pieces did not arrive. */
export const lostOf = ({ stage, transfer_details: lines }: Pick<Transfer, 'stage' | 'transfer_details'>): number =>
  stage === 'received'
    ? lines.reduce((sum, { quantity, quantity_received: arrived }) => sum + quantity - (arrived ?? quantity), 0)
    : 0;

export const missingText = (count: number): string => (count === 1 ? '1 faltante' : `${formatNumber(count)} faltantes`);

/** How many pieces are missing on a receipt. */
export const missingOf = (typed: Typed, lines: readonly TransferLine[]): number =>
  lines.reduce((sum, line) => sum + Math.max(0, line.quantity - (quantityOf(typed, line, 0) ?? line.quantity)), 0);

/** A product that is added to a draft: a line that the platform does not have yet, below all that it has. */
export const addedLine = (product: {
  readonly id: number;
  readonly model: string;
  readonly name: string;
}): TransferLine => ({
  id: -product.id,
  product_id: product.id,
  name: product.name,
  model: product.model,
  grade: 'Stock',
  quantity: 1,
  suggested_quantity: null,
  quantity_received: null,
});

/** Whether a draft has a product already, on the shelf from which it is added. */
export const hasProduct = (lines: readonly TransferLine[], productId: number): boolean =>
  lines.some((line) => line.product_id === productId && line.grade === 'Stock');

/** The lines of a draft as they are to be; null while some quantity makes no sense. */
export function draftOf(typed: Typed, kept: readonly TransferLine[]) {
  if (kept.some((line) => quantityOf(typed, line, 1) === null)) return null;
  return kept.map((line) => ({
    product_id: line.product_id,
    grade: line.grade,
    quantity: quantityOf(typed, line, 1) ?? line.quantity,
    suggested_quantity: line.suggested_quantity,
  }));
}
