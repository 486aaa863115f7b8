import { create, get, remove, send, type Call } from './call';

const survey = {
  name: 'Encuesta de contrato',
  title: '¿Cómo te fue?',
  survey_fields: [
    { label: '¿Qué tan fácil fue?', type: 'rating_field', is_required: true },
    { label: 'Cuéntanos', type: 'open_field' },
  ],
};
const uuid = '6f0c0d3e-4b9d-4a51-9b58-0f1f5f3c2a10';
const answers = { id: '{openSurvey}', uuid, survey_fields: [] };

/** Surveys (spec people-and-crm 7, Surveys and trainings), and answering them (spec storefront 7, Reviews and surveys). */
export const surveyCalls: readonly Call[] = [
  get('/api/survey-categories', 'token'),
  create('/api/surveys', survey),
  get('/api/surveys', 'token'),
  get('/api/surveys/{survey}', 'token', 'record'),
  send('PUT', '/api/surveys/{survey}', { title: '¿Cómo te atendimos?' }),
  send('PUT', '/api/survey-publications/{survey}', {}),
  get('/api/survey-campaign-urls/{survey}', 'token', 'record'),
  get('/api/survey-resources/{survey}', 'anonymous', 'record'),
  send('PUT', '/api/survey-publications/{survey}', { is_published: false }),
  remove('/api/survey-fields/{surveyField}'),
  remove('/api/surveys/{survey}'),
  send('POST', '/api/survey-progress-responses', answers, { who: 'anonymous' }),
  send('POST', '/api/survey-responses', answers, { who: 'anonymous' }),
];
