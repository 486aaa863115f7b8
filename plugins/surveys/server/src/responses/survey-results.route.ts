import { answerRecord, dataOutput, defineRoute, getKnex, pathId } from '@mayorista/kernel';
import { z } from 'zod';
import { fieldTypes, type FieldType } from '../../../shared';
import { surveys } from '../surveys/survey.record';
import { countAnswers, countResponses, questionsOf } from './response.store';
import { resultOf } from './results.rules';

/** Sums up what was answered of a survey, of the answers that were sent. */
export const surveyResultsRoute = defineRoute({
  method: 'GET',
  path: '/survey-results/:id',
  noun: 'survey-results',
  action: 'findOne',
  needs: 'survey-responses.read',
  summary: 'Resultados de una encuesta, por pregunta',
  output: dataOutput(
    z.strictObject({
      survey_id: z.int(),
      answered: z.int(),
      answering: z.int().meta({ description: 'Empezadas y sin enviar' }),
      survey_fields: z.array(
        z.strictObject({
          id: z.int(),
          label: z.string(),
          type: z.enum(Object.keys(fieldTypes) as [FieldType]),
          answers: z.int(),
          average: z.number().nullable(),
          options: z.array(z.strictObject({ option: z.string(), times: z.int() })),
        }),
      ),
    }),
  ),
  async handle(request) {
    const id = pathId(request.params);
    // Refuses what there is not.
    await answerRecord(surveys, request, id);
    const knex = getKnex(request.strapi);
    const [questions, counted, states] = [
      await questionsOf(knex, id),
      await countAnswers(knex, id),
      await countResponses(knex, id),
    ];
    const survey_fields = questions.map((question) => resultOf(question, counted));
    return { data: { survey_id: id, ...states, survey_fields }, meta: {} };
  },
});
