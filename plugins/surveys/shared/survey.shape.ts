import { choice, defineShape, flag, lines, reference, text } from '@mayorista/kernel/shape';
import { fieldTypes } from './field-types';
import { surveyCategory } from './survey-category.shape';

/** A survey: questions that whoever has its link answers once, on the store once it is published (spec people-and-crm 3 and 4, Survey). */
export const survey = defineShape({
  name: 'survey',
  domain: 'surveys',
  label: ['una encuesta', 'encuestas'],
  stateField: 'status',
  fields: {
    name: text({ label: 'Nombre', hint: 'Para reconocerla aquí', max: 120, required: true, unique: true }),
    category: reference(surveyCategory, { label: 'Categoría' }),
    title: text({ label: 'Título', hint: 'Lo que lee quien contesta', max: 160, required: true }),
    description: text({ label: 'Descripción', max: 1_000 }),
    button_text: text({ label: 'Botón al terminar', max: 60, default: 'Ir a inicio' }),
    button_url: text({
      label: 'A dónde lleva el botón',
      hint: 'Una página de la tienda: /promos',
      max: 250,
      default: '/',
      pattern: [/^\/(?![/\\])\S*$/, 'invalid_survey_button'],
    }),
  },
  lines: {
    survey_fields: lines({
      one: 'field',
      label: 'Preguntas',
      max: 60,
      unique: [['label'], 'Esta pregunta ya está'],
      fields: {
        label: text({ label: 'Pregunta', max: 250, required: true }),
        type: choice(fieldTypes, { label: 'Se contesta con', required: true }),
        options: text({
          label: 'Opciones (separadas por ;)',
          max: 2_000,
        }),
        is_required: flag({ label: 'Obligatoria' }),
        description: text({ label: 'Explicación', max: 500 }),
      },
    }),
  },
  states: {
    draft: { label: { es: 'Borrador', en: 'Draft' }, editable: true, removable: true },
    published: { label: { es: 'Publicada', en: 'Published' }, tone: 'success', editable: true },
  },
  moves: {
    publish: { from: 'draft', to: 'published', label: 'Publicar' },
    withdraw: { from: 'published', to: 'draft', label: 'Retirar' },
  },
  indexes: [['status', 'name']],
  hidden: true,
  found: { by: { name: 'words', title: 'words' }, shows: ['status'], words: ['cuestionario'] },
  list: {
    columns: ['id', 'name', 'category', 'title', 'status', 'updatedAt'],
    filters: ['status', 'category'],
    search: ['name', 'title', 'category.name'],
  },
  form: [['name', 'category'], 'title', 'description', ['button_text', 'button_url'], 'survey_fields'],
});
