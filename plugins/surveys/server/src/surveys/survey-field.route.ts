import {
  changeShaped,
  defineRoute,
  emptyOutput,
  findLockedShaped,
  inTransaction,
  NotFoundError,
  pathId,
} from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import type { survey } from '../../../shared';
import { surveyOfQuestion } from '../responses/response.store';
import { surveys } from './survey.record';

/** Removes one question of a survey, by the rules of changing it (spec people-and-crm 7, Surveys and trainings). */
export const surveyFieldRoute = defineRoute({
  method: 'DELETE',
  path: '/survey-fields/:id',
  noun: 'survey-fields',
  action: 'delete',
  needs: 'surveys.write',
  summary: 'Quitar una pregunta de una encuesta',
  output: emptyOutput,
  async handle({ strapi, actor, params }) {
    const questionId = pathId(params);
    await inTransaction(strapi, async (tx) => {
      const id = await surveyOfQuestion(tx.trx, questionId);
      if (id === null) throw new NotFoundError();
      const { survey_fields: fields } = (await findLockedShaped(surveys, tx, id, actor)) as RowOf<typeof survey>;
      const left = fields.filter((field) => field.id !== questionId).map(({ id: _id, ...question }) => question);
      await changeShaped(surveys, tx, actor, { id, input: { survey_fields: left }, expected: null });
    });
    return { data: null, meta: {} };
  },
});
