import { companies } from '@mayorista/companies/shared';
import { choice, defineShape, lines, moment, readOnly, reference, text } from '@mayorista/kernel/shape';
import { people } from '@mayorista/people/shared';
import { survey } from './survey.shape';

const responseStatuses = { answering: 'Sin terminar', answered: 'Contestada' } as const;

/** What somebody answered of a survey, kept while they write and closed once they send it (spec storefront 4, Survey). */
export const surveyResponse = defineShape({
  name: 'survey-response',
  domain: 'surveys',
  label: ['una respuesta', 'respuestas de encuestas'],
  fields: {
    survey: readOnly(reference(survey, { label: 'Encuesta', required: true, onRemove: 'refuse' })),
    person: readOnly(reference(people, { label: 'Contestó', onRemove: 'clear' })),
    company: readOnly(reference(companies, { label: 'Empresa', onRemove: 'clear' })),
    about: readOnly(text({ label: 'Acerca de', max: 80 })),
    status: readOnly(choice(responseStatuses, { label: 'Estado', default: 'answering' })),
    respondent: readOnly(text({ label: 'Clave', max: 120, required: true })),
    answered_at: readOnly(moment({ label: 'Enviada' })),
  },
  lines: {
    answers: lines({
      one: 'answer',
      label: 'Respuestas',
      max: 60,
      fields: {
        label: readOnly(text({ label: 'Pregunta', max: 250, required: true })),
        value: readOnly(text({ label: 'Respuesta', max: 8_000, required: true })),
      },
    }),
  },
  unique: [['survey', 'respondent']],
  indexes: [['status']],
  hidden: true,
  list: {
    columns: ['id', 'survey', 'person', 'company', 'about', 'status', 'answered_at'],
    filters: ['survey', 'status', 'company'],
    search: ['survey.name', 'person.name', 'company.name', 'about'],
  },
});
