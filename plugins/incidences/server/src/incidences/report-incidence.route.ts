import type { z } from 'zod';
import {
  advisoryLock,
  answerRecord,
  createShaped,
  defineRoute,
  filePlaces,
  inTransaction,
  NotFoundError,
  receivingFiles,
  reject,
  service,
  throwIfAny,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/sales/contract';
import type { Grade } from '@mayorista/inventory/contract';
import type { OrderContents } from '@mayorista/sales/contract';
import { tables } from '../uids';
import { readWarranty } from '../warranty/read-warranty';
import { incidences } from './incidence.record';
import { judgeReport, type Reported } from './judge-report';
import { incidenceOutput } from './report-incidence.answer';

interface Given {
  readonly sale_order_id: number;
  readonly product_id: number;
  readonly grade: Grade;
  readonly quantity: number;
  readonly serial: string | null | undefined;
}

/** POST /incidences: reports what is wrong with a product of an order; multipart with `file` and `data` (spec storefront 7). */
export const reportIncidence = defineRoute({
  method: 'POST',
  path: '/incidences',
  noun: 'incidences',
  action: 'create',
  needs: 'incidences.write',
  summary: 'Reportar una incidencia de un pedido',
  status: 201,
  input: incidences.schemas.create,
  output: incidenceOutput,
  async handle(request) {
    const { strapi, actor } = request;
    const input = request.input as z.output<typeof incidences.schemas.create> & Given;
    const order = await service(strapi, 'sales.past-orders')
      .read({ strapi, actor }, String(input.sale_order_id))
      .catch((error: unknown) => {
        if (error instanceof NotFoundError) return reject('not_found', 'sale_order_id');
        throw error;
      });
    const serial = input.serial?.trim().toUpperCase() || null;
    const reported = { productId: input.product_id, grade: input.grade, quantity: input.quantity, serial };
    const { status, until } = await readWarranty(strapi, order, reported);
    if (status === 'other_piece') reject('serial_of_other_order', 'serial');
    const id = await receivingFiles(request.files, filePlaces(incidences.shape), (files) =>
      inTransaction(strapi, async (tx) => {
        // Two who report the same pieces at once are judged one after the other.
        await advisoryLock(tx, `incidences:sale_order_id:${order.id}`);
        throwIfAny(judgeReport(order, reported, await reportedBefore(tx, order, reported)));
        return createShaped(incidences, tx, actor, {
          input: { ...input, serial },
          files,
          columns: {
            company_id: order.companyId,
            branch_id: order.branchId,
            reported_by: actor.name,
            warranty: status,
            warranty_until: until,
          },
        });
      }),
    );
    return answerRecord(incidences, request, id);
  },
});

/** What was refused counts no more, nor a piece that was repaired and is with its buyer again. */
async function reportedBefore(tx: Tx, { id }: OrderContents, { productId, grade, serial }: Reported) {
  const others = (await tx
    .trx(tables.incidence)
    .where({ sale_order_id: id, product_id: productId, grade })
    .whereNot({ state: 'refused' })
    .where((counts) => void counts.whereNot({ state: 'closed' }).orWhereNotNull('resolution'))
    .where((counts) => void counts.whereNull('resolution').orWhereNot({ resolution: 'repair' }))
    .select('quantity')) as { quantity: number }[];
  const open =
    serial === null
      ? undefined
      : await tx
          .trx(tables.incidence)
          .where({ product_id: productId, serial })
          .whereNotIn('state', ['refused', 'resolved', 'closed'])
          .first('id');
  return {
    reported: others.reduce((sum, { quantity }) => sum + quantity, 0),
    isSerialOpen: open !== undefined,
  };
}
