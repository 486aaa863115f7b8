import {
  humanOf,
  isSameHuman,
  defineRecord,
  nowInstant,
  service,
  type Actor,
  type FieldError,
  type MoveContext,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { ColumnsOf, RowOf } from '@mayorista/kernel/shape';
import type { Knex } from 'knex';
import { discountGrant } from '../../../shared/discount-grant.shape';

type GrantRow = RowOf<typeof discountGrant>;

const authorising = 'discounts.authorise';
const rules = { needs: authorising, may: mayDecide, effect: decide };

const judgeUse = ({ sale_order_id: id }: GrantRow): FieldError[] => (id === null ? [] : [{ code: 'discount_used' }]);

/** Serves what was given away by hand, and has somebody else authorise what its giver could not give alone. */
export const discountGrants = defineRecord(discountGrant, {
  needs: { read: 'discount-grants.read', write: authorising },
  omits: ['create', 'update', 'remove'],
  scope: (query, actor, strapi) => service(strapi, 'companies.reach').narrow(query, actor),
  moves: {
    authorise: rules,
    reject: rules,
    within: { needs: authorising, may: (_grant, { kind }) => kind === 'system' },
    withdraw: { ...rules, guard: judgeUse },
  },
});

/** Nobody authorises what they gave, by whichever of their accounts; and who acts in a buyer's name decides nothing for the house. */
async function mayDecide(grant: GrantRow, actor: Actor, knex: Knex): Promise<boolean> {
  if (actor.onBehalf !== null || actor.companyId !== null) return false;
  const { granted_by_key: key, granted_by_email: email } = grant;
  return !isSameHuman({ key, email }, await humanOf(knex, actor));
}

async function decide({
  tx,
  actor,
  input,
}: MoveContext<typeof discountGrant, 'authorise' | 'reject' | 'withdraw'>): Promise<ColumnsOf<typeof discountGrant>> {
  return {
    decided_by: actor.name,
    decided_by_key: (await humanOf(tx.trx, actor)).key,
    decided_at: nowInstant(),
    decision_note: input.note ?? null,
  };
}
