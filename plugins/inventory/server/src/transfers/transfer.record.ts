import { z } from 'zod';
import { defineRecord, listParam, service, type Actor, say } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import '@mayorista/catalogue/contract';
import { transfer } from '../../../shared/transfer.shape';
import { queryFlag } from '../input';
import { receiveTransfer, returnTransfer, sendTransfer } from './move-stock';
import { mayMove, ownBranch } from './transfer.scope';

type Row = RowOf<typeof transfer>;

const inProcess = listParam(queryFlag, (query, is) => void (is && query.whereIn('stage', ['draft', 'sent'])));

const atSource = (row: Row, actor: Actor): boolean => mayMove(actor, row.source_warehouse_id);
const atTarget = (row: Row, actor: Actor): boolean => mayMove(actor, row.target_warehouse_id);

/** Serves transfers between warehouses (spec catalogue 3 and 7, Transfers). */
export const transfers = defineRecord(transfer, {
  omits: ['create'],
  listsLines: true,
  params: { inProcess, in_process: inProcess },
  scope: (query, actor) => {
    const own = ownBranch(actor);
    if (own !== null)
      query.where((ends) => void ends.where({ source_warehouse_id: own }).orWhere({ target_warehouse_id: own }));
  },
  check: ({ source_warehouse_id: source, target_warehouse_id: target, details }) => [
    ...(source === target ? [{ code: 'same_warehouse', field: 'target_warehouse_id' }] : []),
    ...(details.length > 0 ? [] : [{ code: 'transfer_without_lines', field: 'details' }]),
  ],
  initial: ({ actor }) => ({ requested_by: actor.name }),
  // The names under which the documents know stage and lines.
  computedOutput: {
    stage_translation: z.string(),
    total_pieces: z.int(),
    transfer_details: z.array(
      z.looseObject({
        id: z.int(),
        product_id: z.int(),
        quantity: z.int(),
        quantity_received: z.int().nullable(),
        name: z.string().nullable(),
        model: z.string().nullable(),
      }),
    ),
  },
  computed: async (strapi, rows) => {
    const ids = rows.flatMap(({ details }) => details.map(({ product_id: id }) => id));
    const cards = await service(strapi, 'catalogue.cards').rows([...new Set(ids)]);
    const products = new Map(cards.map((card) => [card.id, card]));
    return ({ stage, details }) => ({
      stage_translation: say(transfer.states[stage].label),
      total_pieces: details.reduce((sum, { quantity }) => sum + quantity, 0),
      transfer_details: details.map((line) => ({
        ...line,
        name: products.get(line.product_id)?.name_es ?? null,
        model: products.get(line.product_id)?.model ?? null,
      })),
    });
  },
  waits: { sent: { label: ['traspaso por recibir', 'traspasos por recibir'], lateAfterHours: 72 } },
  moves: {
    send: { may: atSource, effect: sendTransfer },
    receive: { may: atTarget, effect: receiveTransfer },
    cancel: { may: atSource },
    return: { may: atSource, effect: returnTransfer },
  },
});
