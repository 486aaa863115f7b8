import { service, type FieldError, type Tx } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import type { RowOf } from '@mayorista/kernel/shape';
import type { orderShipment } from '../../../shared/order-shipment.shape';
import type { OrderRow } from '../orders/order.store';
import { judgeSerials, missingSerials, type GivenSerial, type SerialLine } from './serial.rules';
import { heldSerials, shippableLines, type NamedLine } from './shipment.store';
import { judgeLines, type ShipmentLine } from './shipment.rules';

export type ShipmentRow = RowOf<typeof orderShipment>;

/** A shipment as it is, or would be, written. */
export interface Draft {
  readonly id: number | null;
  readonly branchId: number;
  readonly lines: readonly ShipmentLine[];
  readonly serials: readonly GivenSerial[];
}

export const toDraft = (row: ShipmentRow): Draft => ({
  id: row.id,
  branchId: row.branch_id,
  lines: row.lines,
  serials: row.serials,
});

export interface Judgement {
  readonly lines: readonly NamedLine[];
  readonly refusals: readonly FieldError[];
}

/** Judges the pieces and serials of a shipment in its transaction, its order locked; the rows of its serials stay locked. */
export async function judgeDraft(
  tx: Tx,
  { id, status }: Pick<OrderRow, 'id' | 'status'>,
  draft: Draft,
): Promise<Judgement> {
  const lines = await shippableLines(tx.trx, [id], draft.id);
  const refusals = [
    ...judgeLines(draft.lines, lines, { branchId: draft.branchId, status }),
    ...(await judgeDraftSerials(tx, draft, lines)),
  ];
  return { lines, refusals };
}

async function judgeDraftSerials(tx: Tx, draft: Draft, lines: readonly NamedLine[]): Promise<FieldError[]> {
  if (draft.serials.length === 0) return [];
  const serials = service(tx.strapi, 'inventory.serials');
  const texts = draft.serials.map(({ serial }) => serial);
  const serialLines = toSerialLines(draft, lines);
  const productIds = serialLines.map(({ productId }) => productId);
  return judgeSerials(draft.serials, serialLines, {
    branchId: draft.branchId,
    pieces: await serials.lock(tx, texts),
    registered: await serials.registered(tx.trx, productIds),
    held: await heldSerials(tx.trx, texts, draft.id),
  });
}

/** The pieces of a shipment whose serials are still to be captured. */
export const judgeMissing = (draft: Draft, lines: readonly NamedLine[]): FieldError[] =>
  missingSerials(toSerialLines(draft, lines), draft.serials);

/** The lines of a shipment with what their order's lines say of them; unknown ones are left out. */
export const toSerialLines = (
  { lines: given }: Pick<Draft, 'lines'>,
  lines: readonly NamedLine[],
): (SerialLine & { readonly name: string; readonly carriesSerials: boolean })[] =>
  given.flatMap(({ detail_id: detailId, quantity }) => {
    const line = lines.find(({ id }) => id === detailId);
    return line === undefined
      ? []
      : [
          {
            detailId,
            quantity,
            productId: line.productId,
            grade: line.grade,
            name: line.model ?? line.name,
            carriesSerials: line.carriesSerials,
            codes: line.codes,
          },
        ];
  });
