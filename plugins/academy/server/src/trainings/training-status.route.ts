import {
  answerRecord,
  defineRoute,
  inTransaction,
  moveShaped,
  parseIfMatch,
  pathId,
  recordOutput,
} from '@mayorista/kernel';
import { z } from 'zod';
import { trainings } from './training.record';

const isPublished = z
  .union([z.enum(['published', 'draft', '1', '0']), z.literal(1), z.literal(0), z.boolean()], {
    error: 'not_an_option',
  })
  .transform((value) => ['published', '1', 1, true].includes(value));

/** Publishes a course, or takes it off the store; what it lacks is answered under `trainings_status` (spec people-and-crm 7 and 8). */
export const trainingStatusRoute = defineRoute({
  method: 'PATCH',
  path: '/training-status/:id',
  noun: 'training-status',
  action: 'update',
  needs: 'trainings.write',
  summary: 'Publicar o retirar un curso',
  input: z.strictObject({ status: isPublished.default(true) }),
  output: recordOutput(trainings.outputs.one),
  async handle(request) {
    const { strapi, actor, ctx, params, input } = request;
    const call = {
      id: pathId(params),
      input: { status: input.status ? 'published' : 'draft' },
      expected: parseIfMatch(ctx),
    };
    await inTransaction(strapi, (tx) => moveShaped(trainings, tx, actor, call));
    return answerRecord(trainings, request, call.id);
  },
});
