import type { FieldError } from '@mayorista/kernel';

interface Line {
  readonly id: number;
  readonly quantity: number;
}
interface Receipt {
  readonly transfer_detail_id: number;
  readonly quantity: number;
}

/** Works out how many pieces of each line arrived: what was sent, unless the receipt says less. Refuses more, and lines of another transfer. */
export function receivedOf(
  lines: readonly Line[],
  said: readonly Receipt[],
): { received: ReadonlyMap<number, number>; refusals: FieldError[] } {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const refusals = said.flatMap(({ transfer_detail_id: id, quantity }, index): FieldError[] => {
    const line = byId.get(id);
    if (line === undefined) return [{ code: 'not_found', field: `received.${index}.transfer_detail_id` }];
    if (quantity <= line.quantity) return [];
    return [{ code: 'received_above_sent', field: `received.${index}.quantity`, params: { sent: line.quantity } }];
  });
  const told = new Map(said.map(({ transfer_detail_id: id, quantity }) => [id, quantity]));
  return { received: new Map(lines.map((line) => [line.id, told.get(line.id) ?? line.quantity])), refusals };
}
