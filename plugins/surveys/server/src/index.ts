import { definePlugin, demoService } from '@mayorista/kernel';
import '../../contract';
import { surveyCategories } from './categories/survey-category.record';
import { messages } from './messages';
import { answeringRoutes } from './responses/answering.routes';
import { surveyResultsRoute } from './responses/survey-results.route';
import { surveyResponses } from './responses/survey-response.record';
import { surveyCampaignUrlRoute } from './surveys/campaign-url.route';
import { surveyPublicationRoute } from './surveys/publication.route';
import { surveyFieldRoute } from './surveys/survey-field.route';
import { surveys } from './surveys/survey.record';

export default definePlugin({
  name: 'surveys',
  area: ['Encuestas', 'Preguntas que se publican, y lo que se contestó.'],
  messages,
  records: [surveyCategories, surveys, surveyResponses],
  routes: [...answeringRoutes, surveyPublicationRoute, surveyCampaignUrlRoute, surveyFieldRoute, surveyResultsRoute],
  services: {
    'surveys.demo': demoService(async () => (await import('./demo/surveys.demo')).surveysDemo),
  },
});
