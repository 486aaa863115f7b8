import { insertRow, type Tx } from '@mayorista/kernel';
import { tables } from '../uids';

interface Conversation {
  readonly id: number;
  readonly placedAt: Date;
  readonly buyer: { readonly id: number; readonly name: string };
}

const hourMs = 3_600_000;

/** Writes what an order's buyer and the house wrote to each other, in turns. */
export async function loadMessages(
  tx: Tx,
  { id, placedAt, buyer }: Conversation,
  messages: readonly string[],
): Promise<void> {
  for (const [at, body] of messages.entries()) {
    const isFromHouse = at % 2 === 1;
    const written = await insertRow(tx, tables.comment, {
      sale_order_id: id,
      body,
      author_kind: isFromHouse ? 'system' : 'person',
      author_id: isFromHouse ? null : buyer.id,
      author_name: isFromHouse ? 'Gabriela Rangel Díaz' : buyer.name,
      is_from_house: isFromHouse,
    });
    await tx
      .trx(tables.comment)
      .where({ id: written })
      .update({ created_at: new Date(placedAt.getTime() + (at + 2) * hourMs) });
  }
}
