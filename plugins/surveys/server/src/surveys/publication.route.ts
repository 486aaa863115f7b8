import {
  answerRecord,
  defineRoute,
  inTransaction,
  moveShaped,
  parseIfMatch,
  pathId,
  recordOutput,
  yesOrNo,
} from '@mayorista/kernel';
import { z } from 'zod';
import { surveys } from './survey.record';

/** Publishes a survey, or takes it back; what it lacks is answered at its questions (spec people-and-crm 7, Surveys and trainings). */
export const surveyPublicationRoute = defineRoute({
  method: 'PUT',
  path: '/survey-publications/:id',
  noun: 'survey-publications',
  action: 'update',
  needs: 'surveys.write',
  summary: 'Publicar o retirar una encuesta',
  input: z.strictObject({ is_published: yesOrNo.default(true) }),
  output: recordOutput(surveys.outputs.one),
  async handle(request) {
    const { strapi, actor, ctx, params, input } = request;
    const id = pathId(params);
    const move = { id, input: { status: input.is_published ? 'published' : 'draft' }, expected: parseIfMatch(ctx) };
    await inTransaction(strapi, (tx) => moveShaped(surveys, tx, actor, move));
    return answerRecord(surveys, request, id);
  },
});
