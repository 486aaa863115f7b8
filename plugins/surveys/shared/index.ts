/** What server, panel and store share of this plugin. */
export { fieldTypes, optionsIn, ratingRange, type FieldType } from './field-types';
export { surveyCategory } from './survey-category.shape';
export { survey } from './survey.shape';
export { surveyResponse } from './survey-response.shape';
