import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  NotFoundError,
  fetchPageBy,
  recordAudit,
  type Actor,
  type Tx,
} from '@mayorista/kernel';
import { flag, idOf, paging, recordId } from '../input';
import { tables, uids } from '../uids';
import { chosenUser } from './chosen-user';
import { fullName, searchSelectable, userColumns, type UserRow } from './responsible.store';
import { nomRequirementResponsableOutput, nomSelectableUserListOutput } from './responsible.answer';

const noun = 'nom-requirement-responsables';
const creation = z.strictObject({ user_id: recordId, is_active: flag.default(true) });
const change = z.strictObject({ user_id: recordId.optional(), is_active: flag.optional() });

interface ResponsibleRow {
  readonly id: number;
  readonly document_id: string;
  readonly name: string;
  readonly email: string;
  readonly is_active: boolean | number | null;
}

/** Making staff responsible for requirements, and the users to choose from (spec catalogue 6: NOM responsibles are selectable users). */
export const responsibleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/nom-selectable-users',
    noun: 'nom-selectable-users',
    action: 'find',
    needs: 'nom-responsibles.write',
    summary: 'Personas que pueden ser responsables NOM',
    query: z.object({ ...paging, omniSearchQuery: z.string().max(200).optional() }),
    output: nomSelectableUserListOutput,
    async handle({ strapi, query }) {
      const { rows, total, meta } = await fetchPageBy<UserRow>(
        () => searchSelectable(strapi, query.omniSearchQuery),
        query,
        (found) => found.orderBy('u.name').orderBy('u.id').select(userColumns),
      );
      return { data: rows.map((user) => ({ id: user.id, name: fullName(user), email: user.email })), total, meta };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/nom-requirement-responsables',
    noun,
    action: 'create',
    needs: 'nom-responsibles.write',
    summary: 'Alta: responsable NOM',
    status: 201,
    input: creation,
    output: nomRequirementResponsableOutput,
    handle: ({ strapi, actor, input }) =>
      inTransaction(strapi, async (tx) => {
        const user = await chosenUser(tx.trx, input.user_id, { id: null, field: 'user_id' });
        const data = { user: user.id, name: fullName(user), email: user.email, is_active: input.is_active };
        const { id } = (await strapi.documents(uids.responsible).create({ data } as never)) as unknown as {
          id: number;
        };
        await recordAudit(tx, actor, {
          modelType: noun,
          modelId: id,
          action: 'created',
          after: { ...data, user_id: user.id },
        });
        return { data: await responsibleView(tx, id), meta: {} };
      }),
  }),
  defineRoute({
    method: 'PUT',
    path: '/nom-requirement-responsables/:id',
    noun,
    action: 'update',
    needs: 'nom-responsibles.write',
    summary: 'Cambio: responsable NOM',
    input: change,
    output: nomRequirementResponsableOutput,
    handle: ({ strapi, actor, params, input }) =>
      inTransaction(strapi, async (tx) => {
        await changeResponsible(tx, actor, idOf(params), input);
        return { data: await responsibleView(tx, idOf(params)), meta: {} };
      }),
  }),
];

async function changeResponsible(tx: Tx, actor: Actor, id: number, input: z.output<typeof change>): Promise<void> {
  const current = (await tx.trx(tables.responsible).where({ id }).first()) as ResponsibleRow | undefined;
  if (current === undefined) throw new NotFoundError();
  const user = input.user_id === undefined ? null : await chosenUser(tx.trx, input.user_id, { id, field: 'user_id' });
  const data = {
    ...(user === null ? {} : { user: user.id, name: fullName(user), email: user.email }),
    ...(input.is_active === undefined ? {} : { is_active: input.is_active }),
  };
  await tx.strapi.documents(uids.responsible).update({ documentId: current.document_id, data } as never);
  const before = { name: current.name, email: current.email, is_active: Boolean(current.is_active) };
  await recordAudit(tx, actor, {
    modelType: noun,
    modelId: id,
    action: 'changed',
    before,
    after: { ...before, ...data },
  });
}

async function responsibleView({ trx }: Tx, id: number) {
  const row = (await trx(`${tables.responsible} as r`)
    .leftJoin(`${tables.responsibleUser} as l`, 'l.nom_responsible_id', 'r.id')
    .where('r.id', id)
    .first('r.id', 'r.name', 'r.email', 'r.is_active', 'l.user_id')) as ResponsibleRow & { user_id: number | null };
  return { id: row.id, name: row.name, email: row.email, is_active: Boolean(row.is_active), user_id: row.user_id };
}
