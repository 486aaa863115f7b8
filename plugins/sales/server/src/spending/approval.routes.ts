import { z } from 'zod';
import {
  defineRoute,
  fetchPageBy,
  inTransaction,
  instant,
  NotFoundError,
  service,
  paging,
  type Actor,
  type Core,
  say,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import type { OrderApproval } from '../../../contract';
import { personName } from '../orders/order.rules';
import { hidesCharged } from '../orders/order.amounts';
import { ordersOf } from '../orders/order.scope';
import { type OrderRow } from '../orders/order.store';
import { orderSummary } from '../orders/order.view';
import { decideApproval, isOver, mayDecide } from './decide-approval';
import { reasonName, reasonWords, type SpendingReason } from './spending.rules';
import { saleOrderApprovalListOutput, saleOrderApprovalOutput } from './approval.answer';

const noun = 'sale-order-approvals';

const input = z.discriminatedUnion(
  'decision',
  [
    z.strictObject({ decision: z.literal('approve') }),
    z.strictObject({ decision: z.literal('refuse'), reason: z.string().trim().min(1, 'reason_required').max(500) }),
  ],
  { error: 'not_an_option' },
);

/** Orders that wait for somebody of the company, and deciding them. */
export const approvalRoutes = [
  defineRoute({
    method: 'GET',
    path: '/sale-order-approvals',
    noun,
    action: 'find',
    needs: 'sale-order-approvals.read',
    summary: 'Pedidos que esperaron o esperan aprobación de su empresa',
    query: z.object({
      state: z.enum(['waiting', 'decided'], { error: 'not_an_option' }).default('waiting'),
      locale: z.string().optional(),
      ...paging,
    }),
    output: saleOrderApprovalListOutput,
    async handle({ strapi, actor, query }) {
      const { rows, total, meta } = await fetchPageBy<OrderRow>(
        () => {
          const orders = ordersOf(strapi, actor).whereNotNull('approval_expires_at');
          return query.state === 'waiting'
            ? orders.where({ status: 'waiting_approval' })
            : orders.whereNot({ status: 'waiting_approval' });
        },
        query,
        (found) => found.orderBy('id', 'desc').select('*'),
      );
      return { data: await views(strapi, actor, rows), total, meta };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/sale-order-approvals/:id',
    noun,
    action: 'update',
    needs: 'sale-order-approvals.decide',
    summary: 'Aprobar o rechazar un pedido que espera aprobación',
    input,
    output: saleOrderApprovalOutput,
    async handle({ strapi, actor, params, input: given }) {
      const id = /^\d{1,9}$/.test(params.id ?? '') ? Number(params.id) : 0;
      const isApproved = given.decision === 'approve';
      const reason = given.decision === 'refuse' ? given.reason : '';
      await inTransaction(strapi, (tx) => decideApproval(tx, actor, { orderId: id, isApproved, reason }));
      const row = (await ordersOf(strapi, actor).where({ id }).first()) as OrderRow | undefined;
      if (row === undefined) throw new NotFoundError();
      const [data] = await views(strapi, actor, [row]);
      return { data, meta: {} };
    },
  }),
];

async function views(strapi: Core.Strapi, actor: Actor, rows: readonly OrderRow[]): Promise<OrderApproval[]> {
  const people = await service(strapi, 'people.users').ofIds(rows.flatMap(({ approver_id: id }) => id ?? []));
  const found: OrderApproval[] = [];
  for (const row of rows) {
    const approver = people.find(({ id }) => id === row.approver_id);
    const waits = row.status === 'waiting_approval';
    found.push({
      ...orderSummary(row, null, actor),
      reasons: (JSON.parse(row.approval_reasons ?? '[]') as SpendingReason[]).map((reason) =>
        say(hidesCharged(row, actor) ? reasonName(reason) : reasonWords(reason)),
      ),
      expires_at: instant(new Date(row.approval_expires_at ?? 0)),
      is_over: waits && isOver(row),
      approver_name: approver === undefined ? null : personName(approver),
      decided_by: row.approval_decided_by,
      may_decide: waits && (await mayDecide(strapi, actor, row)),
    });
  }
  return found;
}
