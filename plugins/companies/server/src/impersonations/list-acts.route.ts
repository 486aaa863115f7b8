import { z } from 'zod';
import {
  actsOf,
  defineRoute,
  fetchPageBy,
  getKnex,
  NotFoundError,
  paging,
  typedId,
  type Core,
} from '@mayorista/kernel';
import { impersonation } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';
import { impersonationActListOutput } from './impersonation.answer';

interface Period {
  readonly staff_id: number;
  readonly user_id: number;
  readonly started_at: Date | number | string;
  readonly ends_at: Date | number | string;
  readonly ended_at: Date | number | string | null;
}

interface Row {
  readonly id: number;
  readonly action: string;
  readonly model_type: string;
  readonly model_id: string;
  readonly actor_name: string;
  readonly on_behalf_name: string | null;
  readonly changes: string | null;
  readonly happened_at: Date | number | string;
}

/** GET /impersonation-acts: what was done in somebody's name between the beginning and the end of one acting, newest first. */
export const listActs = defineRoute({
  method: 'GET',
  path: '/impersonation-acts',
  noun: 'impersonation-acts',
  action: 'find',
  needs: 'impersonations.read',
  summary: 'Lo que se hizo en nombre de otra persona',
  isList: true,
  query: z.object({ ...paging, impersonation_id: typedId }),
  output: impersonationActListOutput,
  async handle({ strapi, actor, query: { impersonation_id: id, ...pages } }) {
    const knex = getKnex(strapi);
    const query = knex(impersonation.table).where({ id });
    companyRowsInReach(query, actor, strapi);
    const acting = (await query.first()) as Period | undefined;
    if (acting === undefined) throw new NotFoundError();
    const done = () =>
      actsOf(knex, acting.user_id, acting.staff_id).whereBetween('happened_at', [
        new Date(acting.started_at),
        new Date(acting.ended_at ?? acting.ends_at),
      ]);
    const { rows, total, meta } = await fetchPageBy<Row>(done, pages, (found) =>
      found.select('*').orderBy('id', 'desc'),
    );
    const isOfTheHouse = actor.companyId === null;
    const data = rows.map((row) => ({
      id: row.id,
      action: row.action,
      model_type: row.model_type,
      model_label: labelOf(strapi, row.model_type),
      model_id: row.model_id,
      changes: isOfTheHouse ? (JSON.parse(row.changes ?? '{}') as Record<string, unknown>) : {},
      staff: row.on_behalf_name,
      person: row.actor_name,
      happened_at: new Date(row.happened_at).toISOString(),
    }));
    return { data, total, meta };
  },
});

/** What a kind of record is called, by the title of its type; its own name where there is none. */
function labelOf(strapi: Core.Strapi, modelType: string): string {
  const known = Object.values(strapi.contentTypes).find(
    ({ info }) => info.pluralName === modelType || info.singularName === modelType,
  );
  return known?.info.displayName ?? modelType;
}
