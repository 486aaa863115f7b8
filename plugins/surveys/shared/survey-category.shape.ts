import { defineShape, text } from '@mayorista/kernel/shape';

/** Category by which staff keep surveys in order. */
export const surveyCategory = defineShape({
  name: 'survey-category',
  plural: 'survey-categories',
  domain: 'surveys',
  label: ['una categoría de encuestas', 'categorías de encuestas'],
  fields: { name: text({ label: 'Nombre', max: 120, required: true, unique: true }) },
  hidden: true,
  list: { columns: ['id', 'name'], search: ['name'], order: ['name', 'asc'] },
});
