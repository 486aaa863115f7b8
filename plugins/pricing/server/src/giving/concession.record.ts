import {
  defineRecord,
  humanOf,
  isSameHuman,
  nowInstant,
  service,
  type Actor,
  type MoveContext,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { ColumnsOf, RowOf } from '@mayorista/kernel/shape';
import type { Knex } from 'knex';
import { concession } from '../../../shared/concession.shape';

const authorising = 'discounts.authorise';
const byItself = { needs: authorising, may: (_row: unknown, { kind }: Actor) => kind === 'system' };
const rules = { needs: authorising, may: isAnothers, effect: decide };

/** Serves what the house's people give or want to give, and has somebody else authorise what its giver could not give alone. */
export const concessions = defineRecord(concession, {
  needs: { read: 'concessions.read', write: authorising },
  omits: ['create', 'update', 'remove'],
  scope: (query, actor, strapi) => {
    if (actor.kind === 'person' || actor.kind === 'public') service(strapi, 'companies.reach').narrow(query, actor);
  },
  waits: { waiting: { label: ['concesión por autorizar', 'concesiones por autorizar'], needs: authorising } },
  moves: { authorise: rules, reject: rules, within: byItself, apply: byItself },
});

/** Nobody authorises what they want to give themselves, by whichever of their accounts, nor in anybody's name. */
async function isAnothers(row: RowOf<typeof concession>, actor: Actor, knex: Knex): Promise<boolean> {
  if (actor.onBehalf !== null || actor.companyId !== null) return false;
  const { granted_by_key: key, granted_by_email: email } = row;
  return !isSameHuman({ key, email }, await humanOf(knex, actor));
}

async function decide({
  tx,
  actor,
  input,
}: MoveContext<typeof concession, 'authorise' | 'reject'>): Promise<ColumnsOf<typeof concession>> {
  return {
    decided_by: actor.name,
    decided_by_key: (await humanOf(tx.trx, actor)).key,
    decided_at: nowInstant(),
    decision_note: input.note ?? null,
  };
}
