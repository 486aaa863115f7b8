import {
  defineRoute,
  ForbiddenError,
  inTransaction,
  isAllowed,
  NotFoundError,
  pathId,
  recordAudit,
  recordId,
} from '@mayorista/kernel';
import { z } from 'zod';
import { requireManaged } from '../users/save-user';
import { erasePersonalData, exportPersonalData } from './personal-data';
import { erasedPersonOutput, personalDataOutput } from './personal-data.answer';

/** A person's data, for the person or whoever answers for it; and their erasure. Both stand in the history. */
export const personalDataRoutes = [
  defineRoute({
    method: 'GET',
    path: '/personal-data/:id',
    noun: 'personal-data',
    action: 'findOne',
    needs: 'me.read',
    summary: 'Mis datos personales',
    output: personalDataOutput,
    async handle({ strapi, actor, params }) {
      const isOwn = actor.kind === 'person' && ['0', String(actor.id)].includes(params.id ?? '');
      // Whoever acts for somebody does not take their data along.
      if (isOwn && actor.onBehalf !== null) throw new ForbiddenError();
      if (!isOwn && !isAllowed(actor, 'personal-data.export')) throw new NotFoundError();
      const id = isOwn ? (actor.id as number) : pathId(params);
      if (!isOwn) await inTransaction(strapi, (tx) => requireManaged(tx, actor, id));
      return exported({ strapi, actor, id });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/personal-data-exports',
    noun: 'personal-data-exports',
    action: 'create',
    needs: 'personal-data.export',
    summary: 'Entregar los datos de una persona que los pide',
    input: z.strictObject({ user_id: recordId }),
    output: personalDataOutput,
    async handle({ strapi, actor, input }) {
      await inTransaction(strapi, (tx) => requireManaged(tx, actor, input.user_id));
      return exported({ strapi, actor, id: input.user_id });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/personal-data-erasures',
    noun: 'personal-data-erasures',
    action: 'create',
    needs: 'personal-data.erase',
    summary: 'Borrar los datos de una persona que lo pide',
    status: 201,
    input: z.strictObject({ user_id: recordId, email: z.string().min(1), reason: z.string().trim().min(5).max(500) }),
    output: erasedPersonOutput,
    async handle({ strapi, actor, input }) {
      const { user_id: userId, email, reason } = input;
      await inTransaction(strapi, (tx) => erasePersonalData(tx, actor, { userId, email, reason }));
      return { data: { id: userId }, id: userId, meta: {} };
    },
  }),
];

type Exporting = Pick<Parameters<ReturnType<typeof defineRoute>['handle']>[0], 'strapi' | 'actor'> & {
  readonly id: number;
};

async function exported({ strapi, actor, id }: Exporting) {
  const data = await exportPersonalData(strapi, actor, id);
  if (data === null) throw new NotFoundError();
  await inTransaction(strapi, (tx) =>
    recordAudit(tx, actor, { modelType: 'user', modelId: id, action: 'personal-data-exported' }),
  );
  return { data, id, meta: {} };
}
