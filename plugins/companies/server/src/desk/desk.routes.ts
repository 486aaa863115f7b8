import { z } from 'zod';
import {
  defineRoute,
  forUpdate,
  getKnex,
  inTransaction,
  isAllowed,
  pathId,
  recordAudits,
  recordId,
  reject,
  service,
  type RouteDefinition,
} from '@mayorista/kernel';
import '@mayorista/people/contract';
import { companyChange, companyDocument, companyDocumentLabels, distributorRegistry } from '../../../shared';
import { getDistributor } from '../distributors/distributor.routes';
import { tables } from '../uids';
import { partsOf } from './overview-parts';
import { companyHandoverOutput, companyOverviewOutput } from './desk.answer';

/** Everything of a company on one page, and the hand-over of a salesman's companies (spec people 1, company data). */
export const deskRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'GET',
    path: '/company-overviews/:id',
    noun: 'company-overviews',
    action: 'findOne',
    needs: 'distributors.read',
    summary: 'Todo lo de una empresa: datos, personas, documentos y lo que hay de ella en otras áreas',
    output: companyOverviewOutput,
    async handle({ strapi, actor, params }) {
      const id = pathId(params);
      const company = await getDistributor({ strapi, actor }, id);
      const knex = getKnex(strapi);
      const people = await service(strapi, 'people.users').ofCompany(id, { by: 'name', most: 50 });
      const documents = isAllowed(actor, 'company-documents.read')
        ? ((await knex(companyDocument.table)
            .where({ company_id: id })
            .orderBy('id')
            .select('id', 'type', 'status', 'expires_on')) as { type: keyof typeof companyDocumentLabels }[])
        : [];
      const changes = isAllowed(actor, 'company-changes.read')
        ? await knex(companyChange.table)
            .where({ company_id: id, state: 'pending' })
            .select('id', 'business_name', 'asked_by')
        : [];
      const registry = isAllowed(actor, 'distributor-registries.read')
        ? ((await knex(distributorRegistry.table).where({ company_id: id }).first('id')) as { id: number } | undefined)
        : undefined;
      const parts = [];
      for (const part of partsOf(strapi)) {
        if (!isAllowed(actor, part.needs)) continue;
        const { total, rows } = await part.find(knex, id);
        parts.push({ key: part.key, label: part.label, page: part.page ?? null, total, rows });
      }
      const data = {
        id,
        company,
        people: people.map((each) => ({
          id: each.id,
          name: each.name,
          paternal_surname: each.paternal_surname,
          email: each.email,
          blocked: Boolean(each.blocked),
        })),
        documents: documents.map((each) => ({ ...each, type_label: companyDocumentLabels[each.type] })),
        changes,
        registry_id: registry?.id ?? null,
        parts,
      };
      return { data, id, meta: {} };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/company-handovers',
    noun: 'company-handovers',
    action: 'create',
    needs: 'companies.write',
    summary: 'Pasar las empresas de un vendedor a otro',
    input: z.strictObject({
      from_salesman_id: recordId,
      to_salesman_id: recordId,
      /** All of the salesman's where none is named. */
      company_ids: z.array(recordId).max(1_000).optional(),
    }),
    output: companyHandoverOutput,
    async handle({ strapi, actor, input: { from_salesman_id: from, to_salesman_id: to, company_ids: ids } }) {
      if (from === to) reject('handover_to_oneself', 'to_salesman_id');
      const moved = await inTransaction(strapi, async (tx) => {
        const receiver = await service(strapi, 'people.users').find(to);
        const isSalesman = await tx
          .trx(service(strapi, 'people.accounts').holdersOf('salesman').as('holder'))
          .where({ user_id: to })
          .first('user_id');
        const isOpen = receiver !== null && receiver.blocked !== null && !receiver.blocked;
        if (!isOpen || isSalesman === undefined) reject('no_salesman', 'to_salesman_id');
        const query = forUpdate(tx, tx.trx(tables.company).where({ salesman_id: from }));
        if (ids !== undefined) void query.whereIn('id', ids);
        const found = ((await query.orderBy('id').select('id')) as { id: number }[]).map(({ id }) => id);
        // Meanwhile somebody else's: nothing is handed over that was not seen.
        if (ids !== undefined && found.length !== new Set(ids).size) reject('handover_of_others', 'company_ids');
        await tx.trx(tables.company).whereIn('id', found).update({ salesman_id: to });
        if (ids === undefined)
          await tx
            .trx(tables.registry)
            .where({ attended_by_id: from })
            .whereIn('stage', ['submitted', 'interview'])
            .update({ attended_by_id: to });
        await recordAudits(
          tx,
          actor,
          found.map((id) => ({
            modelType: 'company-distributors',
            modelId: id,
            action: 'handed-over',
            before: { salesman_id: from },
            after: { salesman_id: to },
          })),
        );
        return found.length;
      });
      return { data: { moved }, meta: {} };
    },
  }),
];
