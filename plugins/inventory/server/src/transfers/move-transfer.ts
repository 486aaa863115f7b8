import {
  addDays,
  inTransaction,
  move,
  NotFound,
  now,
  refuseIfAny,
  service,
  today,
  type Actor,
  type Core,
  type Refusal,
  type Tx,
} from '@mayorista/kernel';
import type { Cause } from '../../../contract';
import { free, keyOf } from '../stock/stock.rules';
import { lockBalances } from '../stock/stock.store';
import { transferMachine } from './transfer.machine';
import { receivedOf } from './transfer.rules';
import type { StageInput } from './transfer.schema';
import { ensureInScope, ensureMayMove } from './transfer.scope';
import {
  activeWarehouses,
  announceTransit,
  changeTransfer,
  endTransit,
  linesOf,
  lockTransfer,
  writeReceived,
  type TransferLine,
  type TransferRow,
} from './transfer.store';

interface Moving {
  readonly tx: Tx;
  readonly transfer: TransferRow;
  readonly lines: readonly TransferLine[];
  readonly actor: Actor;
  readonly asked: StageInput;
}

/** Moves a transfer to its next stage: stock, transit, ledger and audit in one transaction, or nothing. */
export async function moveTransfer(strapi: Core.Strapi, actor: Actor, id: number, asked: StageInput): Promise<void> {
  await inTransaction(strapi, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (transfer === null) throw new NotFound();
    ensureInScope(actor, transfer);
    ensureMayMove(actor, transfer, asked.stage);
    const lines = await linesOf(tx.trx, [id]);
    const moving: Moving = { tx, transfer, lines, actor, asked };
    await move(tx, {
      machine: transferMachine,
      modelType: 'transfers',
      modelId: id,
      from: transfer.stage,
      to: asked.stage,
      ...(asked.current_stage === undefined ? {} : { expected: asked.current_stage }),
      subject: { lineCount: lines.length },
      actor,
      apply: async (effect) => {
        const written = effect === undefined ? {} : await effects[effect as keyof typeof effects](moving);
        await changeTransfer(tx, id, { stage: asked.stage, ...written });
      },
    });
  });
}

type Written = Readonly<Record<string, unknown>>;

const effects = {
  /** Pieces leave the source and are on their way to the target. */
  async takeFromSource(moving: Moving): Promise<Written> {
    const { tx, transfer, lines } = moving;
    await refuseShortages(moving);
    for (const line of inKeyOrder(lines))
      await shift(moving, line, {
        branchId: transfer.source_warehouse_id,
        delta: -line.quantity,
        cause: 'Traspaso enviado',
      });
    const days = (await activeWarehouses(tx, [transfer.target_warehouse_id])).get(transfer.target_warehouse_id) ?? 0;
    const expectedOn = addDays(today(), days);
    const sellable = lines.filter(({ grade }) => grade === 'Stock');
    await announceTransit(
      tx,
      sellable.map(({ product_id, quantity }) => ({
        product_id,
        branch_id: transfer.target_warehouse_id,
        quantity,
        available_on: expectedOn,
        reference_type: 'transfer',
        reference_id: String(transfer.id),
      })),
    );
    return { expected_on: expectedOn, sent_at: now() };
  },
  /** What arrived is on the target's shelves; what is missing stays written on its line. */
  async putInTarget(moving: Moving): Promise<Written> {
    const { tx, transfer, lines, asked } = moving;
    const { received, refusals } = receivedOf(lines, asked.received ?? []);
    refuseIfAny(refusals);
    for (const line of inKeyOrder(lines)) {
      const quantity = received.get(line.id) ?? line.quantity;
      if (quantity > 0)
        await shift(moving, line, {
          branchId: transfer.target_warehouse_id,
          delta: quantity,
          cause: 'Traspaso recibido',
        });
      await writeReceived(tx, line.id, quantity);
    }
    await endTransit(tx, transfer.id);
    return { received_at: now() };
  },
  async giveBackToSource(moving: Moving): Promise<Written> {
    const { tx, transfer, lines } = moving;
    for (const line of inKeyOrder(lines))
      await shift(moving, line, {
        branchId: transfer.source_warehouse_id,
        delta: line.quantity,
        cause: 'Traspaso cancelado',
      });
    await endTransit(tx, transfer.id);
    return {};
  },
};

/** The order in which everybody locks shelves. */
const inKeyOrder = (lines: readonly TransferLine[]): TransferLine[] =>
  [...lines].sort((a, b) => a.product_id - b.product_id || a.grade.localeCompare(b.grade));

/** Every line that asks for more than its shelf has free, on its own field. */
async function refuseShortages({ tx, transfer, lines }: Moving): Promise<void> {
  const shelves = lines.map(({ product_id, grade }) => ({
    productId: product_id,
    branchId: transfer.source_warehouse_id,
    grade,
  }));
  const balances = await lockBalances(tx, shelves);
  refuseIfAny(
    lines.flatMap((line, index): Refusal[] => {
      const shelf = shelves[index];
      const available = shelf === undefined ? 0 : free(balances.get(keyOf(shelf)) ?? { onHand: 0, reserved: 0 });
      return line.quantity <= available
        ? []
        : [
            {
              code: 'not_enough_stock',
              field: `details.${index}.quantity`,
              params: { available: Math.max(0, available) },
            },
          ];
    }),
  );
}

async function shift(
  { tx, transfer, actor }: Moving,
  line: TransferLine,
  { branchId, delta, cause }: { readonly branchId: number; readonly delta: number; readonly cause: string },
): Promise<void> {
  const why: Cause = { cause, referenceType: 'transfer', referenceId: String(transfer.id), actorName: actor.name };
  await service(tx.strapi, 'inventory.stock').adjust(
    tx,
    { productId: line.product_id, branchId, grade: line.grade, delta },
    why,
  );
}
