import { defineRecord, getKnex, nowInstant, type Actor, type Core, type FieldError, type Tx } from '@mayorista/kernel';
import type { Knex } from 'knex';
import { registryCall, registryCallSchedule } from '../../../shared';
import { distributorRegistries, type RegistryRow } from '../registration/distributor-registry.record';
import { tellScheduled } from '../registration/registry-mails';
import { tables } from '../uids';
import { telephoneRefusals } from '../contacts/telephone.rules';

const needs = { read: 'distributor-registries.read', write: 'distributor-registries.write' } as const;

/** Rows of prospects within reach. */
function ofProspects(query: Knex.QueryBuilder, actor: Actor, strapi: Core.Strapi): void {
  const reachable = getKnex(strapi)(tables.registry).select('id');
  distributorRegistries.rules.scope?.(reachable, actor, strapi);
  query.whereIn('distributor_registry_id', reachable);
}

/** Refuses a prospect out of reach as if there were none, and one that is over. */
async function prospectRefusals(tx: Tx, actor: Actor, id: number): Promise<FieldError[]> {
  const query = tx.trx(tables.registry).where({ id });
  distributorRegistries.rules.scope?.(query, actor, tx.strapi);
  const row = (await query.first('stage')) as { stage: string } | undefined;
  if (row === undefined) return [{ code: 'not_found', field: 'distributor_registry_id' }];
  return ['submitted', 'interview'].includes(row.stage)
    ? []
    : [{ code: 'prospect_over', field: 'distributor_registry_id' }];
}

const when = (at: string): string =>
  new Intl.DateTimeFormat('es-MX', { dateStyle: 'full', timeStyle: 'short', timeZone: 'America/Mexico_City' }).format(
    new Date(at),
  );

/** Serves scheduled calls; the applicant is told when, whoever calls is reminded. */
export const registryCallSchedules = defineRecord(registryCallSchedule, {
  needs,
  scope: ofProspects,
  initial: ({ actor }) => ({ scheduled_by: actor.name }),
  check: ({ scheduled_at: at, telephone }) => [
    ...(at > nowInstant() ? [] : [{ code: 'call_in_the_past', field: 'scheduled_at' }]),
    ...telephoneRefusals(telephone),
  ],
  checkIn: ({ tx, actor, record }) => prospectRefusals(tx, actor, record.distributor_registry_id),
  async afterWrite({ tx, before, after }) {
    if (after === null || before?.scheduled_at === after.scheduled_at) return undefined;
    const prospect = (await tx
      .trx(tables.registry)
      .where({ id: after.distributor_registry_id })
      .first('id', 'name', 'email')) as RegistryRow;
    await tellScheduled(tx, prospect, when(after.scheduled_at));
    return { reminded_at: null };
  },
});

/** Serves the log of calls; what came of one is how far somebody got with the prospect. */
export const registryCalls = defineRecord(registryCall, {
  needs,
  scope: ofProspects,
  omits: ['update', 'remove'],
  initial: ({ actor }) => ({ called_by: actor.name, called_at: nowInstant() }),
  checkIn: ({ tx, actor, record }) => prospectRefusals(tx, actor, record.distributor_registry_id),
  async afterWrite({ tx, after }) {
    if (after === null) return undefined;
    const attention = after.outcome === 'answered' || after.outcome === 'call_back' ? 'contacted' : 'no_answer';
    await tx
      .trx(tables.registry)
      .where({ id: after.distributor_registry_id })
      .whereNot({ attention: 'attended' })
      .update({ attention });
    return undefined;
  },
});
