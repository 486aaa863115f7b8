import { create, get, remove, send, type Call } from './call';

const survey = {
  name: 'Encuesta de contrato',
  title: '¿Cómo te fue?',
  survey_fields: [{ label: 'Cuéntanos', type: 'open_field' }],
};
const answers = { id: '{survey}', uuid: '6f0c0d3e-4b9d-4a51-9b58-0f1f5f3c2a10', survey_fields: [] };

/** Surveys (spec people-and-crm 7, Surveys and trainings), and answering them (spec storefront 7, Reviews and surveys). */
export const surveyCalls: readonly Call[] = [
  get('/api/survey-categories', 'token'),
  create('/api/surveys', survey),
  send('PUT', '/api/survey-publications/{survey}', {}),
  get('/api/survey-resources/{survey}', 'anonymous', 'record'),
  send('POST', '/api/survey-progress-responses', answers, { who: 'anonymous' }),
  send('POST', '/api/survey-responses', answers, { who: 'anonymous' }),
  create('/api/surveys', { ...survey, name: 'Otra encuesta de contrato' }),
  get('/api/surveys', 'token'),
  get('/api/surveys/{survey}', 'token', 'record'),
  get('/api/survey-campaign-urls/{survey}', 'token', 'record'),
  send('PUT', '/api/surveys/{survey}', { title: '¿Cómo te atendimos?' }),
  remove('/api/surveys/{survey}'),
  remove('/api/survey-fields/{surveyField}'),
];
