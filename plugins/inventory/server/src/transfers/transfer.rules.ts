import type { Refusal } from '@mayorista/kernel';
import type { TransferLine } from './transfer.store';
import type { StageInput, TransferLineInput } from './transfer.schema';

/** Warehouses that differ and exist (`known`: ids of active ones). */
export function judgeWarehouses(sourceId: number, targetId: number, known: ReadonlySet<number>): Refusal[] {
  const unknown = [
    ...(known.has(sourceId) ? [] : [{ code: 'not_found', field: 'source_warehouse_id' }]),
    ...(known.has(targetId) ? [] : [{ code: 'not_found', field: 'target_warehouse_id' }]),
  ];
  return sourceId === targetId ? [...unknown, { code: 'same_warehouse', field: 'target_warehouse_id' }] : unknown;
}

/** Every line names a product that exists, and no shelf twice. */
export function judgeLines(lines: readonly TransferLineInput[], products: ReadonlySet<number>): Refusal[] {
  const seen = new Set<string>();
  return lines.flatMap(({ product_id: productId, grade }, index): Refusal[] => {
    const field = `details.${index}.product_id`;
    if (!products.has(productId)) return [{ code: 'not_found', field }];
    const key = `${productId}|${grade}`;
    if (seen.has(key)) return [{ code: 'duplicate_line', field }];
    seen.add(key);
    return [];
  });
}

/** How many pieces of each line arrived: what was sent, unless the receipt says less; never more, never of another transfer. */
export function receivedOf(
  lines: readonly TransferLine[],
  said: NonNullable<StageInput['received']>,
): { received: ReadonlyMap<number, number>; refusals: Refusal[] } {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const refusals = said.flatMap(({ transfer_detail_id: id, quantity }, index): Refusal[] => {
    const line = byId.get(id);
    if (line === undefined) return [{ code: 'not_found', field: `received.${index}.transfer_detail_id` }];
    if (quantity <= line.quantity) return [];
    return [{ code: 'received_above_sent', field: `received.${index}.quantity`, params: { sent: line.quantity } }];
  });
  const told = new Map(said.map(({ transfer_detail_id: id, quantity }) => [id, quantity]));
  return { received: new Map(lines.map((line) => [line.id, told.get(line.id) ?? line.quantity])), refusals };
}
