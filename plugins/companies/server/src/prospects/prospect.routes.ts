import { z } from 'zod';
import {
  advisoryLock,
  answerRecord,
  changeShaped,
  defineRoute,
  emptyOutput,
  inTransaction,
  lockShaped,
  moveShaped,
  nowInstant,
  parseIfMatch,
  parseInput,
  pathId,
  recordId,
  reject,
  type RouteDefinition,
  type Actor,
  type RouteRequest,
  type Tx,
} from '@mayorista/kernel';
import { attentionLabels } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';
import { fiscalFields, fiscalRfc } from '../fiscal-datas/fiscal-data.rules';
import { distributorRegistries, type RegistryRow } from '../registration/distributor-registry.record';
import { fieldsOfSections, sectionNames, withSections } from '../registration/sections';
import { tables } from '../uids';
import { distributorRegistryOutput } from './prospect.answer';

const write = 'distributor-registries.write';
type Columns = Readonly<Record<string, unknown>>;
const registries = distributorRegistries;

/** Moves a prospect and answers it. */
async function moved(request: RouteRequest, id: number, input: Readonly<Record<string, unknown>>) {
  await inTransaction(request.strapi, (tx) =>
    moveShaped(registries, tx, request.actor, { id, input, expected: parseIfMatch(request.ctx) }),
  );
  return answerRecord(registries, request, id);
}

/** Changes fields of a prospect, those of the house too, and answers it. */
async function changed(
  request: RouteRequest,
  id: number,
  fields: Readonly<Record<string, unknown>>,
  columns: (row: RegistryRow, tx: Tx) => Columns | Promise<Columns> = () => ({}),
) {
  await inTransaction(request.strapi, async (tx) => {
    if (typeof fields.rfc === 'string') await advisoryLock(tx, `companies:rfc:${fiscalRfc(fields.rfc)}`);
    const expected = parseIfMatch(request.ctx);
    const row = (await lockShaped(registries, tx, request.actor, { id, expected })) as RegistryRow;
    const input = parseInput(registries.schemas.change, fiscalFields(fields, row.rfc));
    await changeShaped(registries, tx, request.actor, { id, input, expected, columns: await columns(row, tx) });
  });
  return answerRecord(registries, request, id);
}

const update = (path: string): RouteDefinition =>
  defineRoute({
    method: 'PUT',
    path: `${path}/:id`,
    noun: path.slice(1),
    action: 'update',
    needs: write,
    summary: 'Cambiar secciones de un prospecto',
    input: z.looseObject({}),
    output: distributorRegistryOutput,
    handle: (request) => {
      const given = request.input as Readonly<Record<string, unknown>>;
      const { distributor_registry_id: _id, ...fields } = given;
      const isBySection =
        sectionNames.some((name) => name in given && name !== 'addresses') ||
        Object.keys(fields).join() === 'addresses';
      const flat = isBySection ? fieldsOfSections(given) : fields;
      const run = () => changed(request, pathId(request.params), flat);
      return isBySection ? withSections(run) : run();
    },
  });

/** What the house does with prospects (spec people 7, Distributor registry interviews). */
export const prospectRoutes: readonly RouteDefinition[] = [
  update('/distributor-registries'),
  update('/distributor-registry-interviews'),
  defineRoute({
    method: 'POST',
    path: '/distributor-registry-interviews',
    noun: 'distributor-registry-interviews',
    action: 'create',
    needs: write,
    summary: 'Abrir la entrevista de un prospecto',
    input: z.strictObject({ distributor_registry_id: recordId }),
    output: distributorRegistryOutput,
    handle: (request) => moved(request, request.input.distributor_registry_id, { stage: 'interview' }),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/distributor-registry-interviews/:id',
    noun: 'distributor-registry-interviews',
    action: 'remove',
    needs: write,
    summary: 'Descartar a un prospecto',
    input: z.looseObject({ reason: z.string().max(1_000).optional() }),
    output: emptyOutput,
    async handle(request) {
      const { reason } = request.input;
      await moved(request, pathId(request.params), { stage: 'discarded', ...(reason === undefined ? {} : { reason }) });
      return { data: null, meta: {} };
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/distributor-registry-third-party-redirects/:id',
    noun: 'distributor-registry-third-party-redirects',
    action: 'update',
    needs: write,
    summary: 'Canalizar a un prospecto con un submayorista',
    input: z.looseObject({}),
    output: distributorRegistryOutput,
    handle: (request) => moved(request, pathId(request.params), { ...(request.input as object), stage: 'redirected' }),
  }),
  defineRoute({
    method: 'POST',
    path: '/distributor-registry-interview-restaurations',
    noun: 'distributor-registry-interview-restaurations',
    action: 'create',
    needs: write,
    summary: 'Restaurar a un prospecto',
    input: z.strictObject({ distributor_registry_id: recordId }),
    output: distributorRegistryOutput,
    handle: (request) => moved(request, request.input.distributor_registry_id, { stage: 'submitted' }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/distributor-registry-attentions/:id',
    noun: 'distributor-registry-attentions',
    action: 'update',
    needs: write,
    summary: 'Cambiar quién atiende a un prospecto y cómo va',
    input: z.strictObject({
      attention: z.enum(Object.keys(attentionLabels) as [keyof typeof attentionLabels], 'not_an_option').optional(),
      attended_by_id: recordId.nullish(),
    }),
    output: distributorRegistryOutput,
    handle: (request) => changed(request, pathId(request.params), request.input),
  }),
  defineRoute({
    method: 'PUT',
    path: '/distributor-registry-company-inheritances/:id',
    noun: 'distributor-registry-company-inheritances',
    action: 'update',
    needs: write,
    summary: 'Proponer de qué empresa hereda condiciones un prospecto',
    input: z.strictObject({ company_id: recordId.nullable(), note: z.string().trim().max(1_000).nullish() }),
    output: distributorRegistryOutput,
    async handle(request) {
      const { company_id: companyId, note } = request.input;
      return changed(request, pathId(request.params), {}, async (_row, tx) => {
        if (companyId !== null) await requireCompany(tx, request.actor, companyId);
        return {
          inherits_company_id: companyId,
          inheritance_note: note ?? null,
          inheritance_confirmed_at: null,
          inheritance_confirmed_by: null,
        };
      });
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/distributor-registry-company-inheritance-confirmations/:id',
    noun: 'distributor-registry-company-inheritance-confirmations',
    action: 'update',
    needs: 'distributor-registries.accept',
    summary: 'Confirmar la herencia de un prospecto',
    output: distributorRegistryOutput,
    handle: (request) =>
      changed(request, pathId(request.params), {}, ({ inherits_company_id: companyId }) => {
        if (companyId === null) return reject('inheritance_missing', 'inherits_company_id');
        return { inheritance_confirmed_at: nowInstant(), inheritance_confirmed_by: request.actor.name };
      }),
  }),
];

async function requireCompany(tx: Tx, actor: Actor, id: number): Promise<void> {
  const query = tx.trx(tx.trx(tables.company).where({ id }).select({ company_id: 'id' }).as('company'));
  companyRowsInReach(query, actor, tx.strapi);
  if ((await query.first('company_id')) === undefined) reject('not_found', 'company_id');
}
