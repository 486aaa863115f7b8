import { z } from 'zod';
import { defineRecord, ForbiddenError, service, type Actor, type FieldError, type Tx } from '@mayorista/kernel';
import type { CandidateOf, RowOf } from '@mayorista/kernel/shape';
import '@mayorista/people/contract';
import type { Knex } from 'knex';
import { spendingRule } from '../../../shared/spending-rule.shape';
import { personName } from '../orders/order.rules';

export type SpendingRuleRow = RowOf<typeof spendingRule>;

/** Serves the spending rules of a company to its own people: who is no secondary user makes them, a secondary user reads the own one. */
export const spendingRules = defineRecord(spendingRule, {
  // What a company lets its people spend is its own to say: whoever acts for one of them reads it.
  mayChange: (_rule, { onBehalf }) => onBehalf === null,
  scope: (query, actor) => narrow(query, actor),
  initial: ({ actor }) => (actor.companyId === null ? {} : { company_id: actor.companyId }),
  check: ({ order_limit: order, month_limit: month }) =>
    order === null && month === null ? [{ code: 'spending_without_limit', field: 'order_limit' }] : [],
  checkIn: judgeRule,
  computedOutput: { person_name: z.string().nullable(), approver_name: z.string().nullable() },
  computed: async (strapi, rows) => {
    const ids = rows.flatMap(({ person_id: id, approver_id: approver }) => (approver === null ? [id] : [id, approver]));
    const found = await service(strapi, 'people.users').ofIds(ids);
    const nameOf = (id: number | null): string | null => {
      const person = found.find((each) => each.id === id);
      return person === undefined ? null : personName(person);
    };
    return ({ person_id: id, approver_id: approver }) => ({
      person_name: nameOf(id),
      approver_name: nameOf(approver),
    });
  },
});

function narrow(query: Knex.QueryBuilder, { kind, id, roles, companyId }: Actor): void {
  if (kind !== 'person') return;
  if (roles.includes('secondary_user')) query.where({ person_id: id });
  // Nobody's company has this id: who is in none has no rules.
  else query.where({ company_id: companyId ?? 0 });
}

interface Written {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly record: CandidateOf<typeof spendingRule>;
}

/** The person is a secondary user of one's own company; who approves is somebody of it who is none. */
async function judgeRule({ tx, actor, record }: Written): Promise<FieldError[]> {
  if (actor.onBehalf !== null) throw new ForbiddenError();
  if (actor.companyId === null) return [{ code: 'no_company' }];
  const ids = [record.person_id, ...(record.approver_id === null ? [] : [record.approver_id])];
  const people = await service(tx.strapi, 'people.users').rolesOfCompany(actor.companyId, ids);
  const isSecondary = (id: number): boolean => people.get(id)?.includes('secondary_user') ?? false;
  const isOwner = (id: number): boolean => (people.get(id)?.includes('distributor') ?? false) && !isSecondary(id);
  return [
    ...(isSecondary(record.person_id) ? [] : [{ code: 'not_your_secondary_user', field: 'person_id' }]),
    ...(record.approver_id === null || isOwner(record.approver_id)
      ? []
      : [{ code: 'not_your_approver', field: 'approver_id' }]),
  ];
}
