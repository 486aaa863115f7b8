import { survey, surveyResponse } from '../../shared';

export const tables = {
  survey: survey.table,
  field: 'survey_fields',
  response: surveyResponse.table,
  answer: 'survey_response_answers',
} as const;
