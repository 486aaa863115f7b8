import {
  defineRoute,
  getKnex,
  NotFoundError,
  pathId,
  recordId,
  ValidationError,
  type Actor,
  type RouteDefinition,
} from '@mayorista/kernel';
import { z } from 'zod';
import { longestAnswer, type AnswerValue } from './answer-value';
import { opensPreview } from './links';
import { respondentOf } from './respondent';
import { saveResponse } from './save-response';
import { showSurvey } from './show-survey';
import { savedAnswersOutput, surveyResourceOutput } from './survey-resource.answer';

const needs = 'surveys.public';
const token = z.string().max(300).nullish();
const uuid = z.uuid('survey_respondent_unknown').nullish();

/** The survey as it was answered, of which the values count: the rest may come back as it went. */
const answered = z.object({
  id: recordId,
  encrypted_entity: token,
  uuid,
  survey_fields: z
    .array(
      z.object({
        id: recordId,
        value: z
          .union(
            [
              z.number(),
              z.boolean().transform(Number),
              z.string().max(4 * longestAnswer),
              z.array(z.string().max(250)).max(60),
            ],
            {
              error: 'survey_not_an_answer',
            },
          )
          .nullish(),
      }),
    )
    .max(60),
});

/** Builds the call that keeps answers: what is written so far, or all of it for good. */
const saveRoute = (path: string, summary: string, isWhole: boolean): RouteDefinition =>
  defineRoute({
    method: 'POST',
    path,
    noun: path.slice(1),
    action: 'create',
    needs,
    summary,
    input: answered,
    output: savedAnswersOutput,
    async handle({ strapi, actor, input: { id: surveyId, survey_fields: fields, ...named } }) {
      const respondent = knownRespondent(actor, { surveyId, ...named });
      const given = new Map(fields.map(({ id, value }): [number, AnswerValue] => [id, value ?? null]));
      const id = await saveResponse(strapi, { surveyId, respondent, actor, given, isWhole });
      return { data: { id, survey_id: surveyId, has_entity_reponse: isWhole }, meta: {} };
    },
  });

interface Names {
  readonly surveyId: number;
  readonly encrypted_entity?: string | null | undefined;
  readonly uuid?: string | null | undefined;
}

const whoAnswers = (actor: Actor, { surveyId, encrypted_entity: entity, uuid: browser }: Names) =>
  respondentOf(actor, { surveyId, encryptedEntity: entity ?? null, uuid: browser ?? null });

function knownRespondent(actor: Actor, names: Names) {
  const respondent = whoAnswers(actor, names);
  if (respondent === null) throw new ValidationError([{ code: 'survey_respondent_unknown', field: 'uuid' }]);
  return respondent;
}

/** Calls by which a survey is answered (spec storefront 7, Reviews and surveys): by anybody who has its link. */
export const answeringRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'GET',
    path: '/survey-resources/:id',
    noun: 'survey-resources',
    action: 'findOne',
    needs,
    summary: 'Una encuesta publicada, con lo que quien pregunta ha contestado',
    query: z.object({ encrypted_entity: token, uuid, preview: z.string().max(300).optional() }),
    output: surveyResourceOutput,
    async handle({ strapi, actor, params, query: { preview, ...named } }) {
      const surveyId = pathId(params);
      const isPreview = preview !== undefined;
      if (isPreview && !opensPreview(surveyId, preview)) throw new NotFoundError();
      const respondent = isPreview ? null : whoAnswers(actor, { surveyId, ...named });
      const data = await showSurvey(getKnex(strapi), surveyId, { respondent, isPreview });
      return {
        data: { ...data, encrypted_entity: named.encrypted_entity ?? null, uuid: named.uuid ?? null },
        meta: {},
      };
    },
  }),
  saveRoute('/survey-progress-responses', 'Guardar lo contestado hasta ahora', false),
  saveRoute('/survey-responses', 'Enviar una encuesta contestada', true),
];
