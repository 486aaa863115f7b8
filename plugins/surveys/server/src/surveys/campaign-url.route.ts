import { answerRecord, dataOutput, defineRoute, pathId, typedId } from '@mayorista/kernel';
import { z } from 'zod';
import { previewUrl, surveyUrl } from '../responses/links';
import { surveys } from './survey.record';

/** Answers the links of a survey: for a campaign, for one recipient of it (`model_type`, `model_id`), to look at it before. */
export const surveyCampaignUrlRoute = defineRoute({
  method: 'GET',
  path: '/survey-campaign-urls/:id',
  noun: 'survey-campaign-urls',
  action: 'findOne',
  needs: 'surveys.read',
  summary: 'Enlaces de una encuesta: para una campaña y para verla antes',
  query: z.object({
    model_type: z
      .string()
      .regex(/^[a-z][a-z-]{0,39}$/, 'invalid')
      .optional(),
    model_id: typedId.optional(),
  }),
  output: dataOutput(
    z.strictObject({
      survey_id: z.int(),
      url: z.string().meta({ examples: ['https://tienda.mayorista.test/encuestas/3'] }),
      preview_url: z.string(),
      is_published: z.boolean(),
    }),
  ),
  async handle(request) {
    const id = pathId(request.params);
    const { model_type: type, model_id: modelId } = request.query;
    const { data } = await answerRecord(surveys, request, id);
    const about = type === undefined || modelId === undefined ? null : { type, id: modelId };
    const is_published = data.status === 'published';
    return { data: { survey_id: id, url: surveyUrl(id, about), preview_url: previewUrl(id), is_published }, meta: {} };
  },
});
