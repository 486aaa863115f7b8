import { defineShape, quantity, text } from '@mayorista/kernel/shape';

/** Category by which the page of the academy groups courses (spec storefront 7, Secondary users and students). */
export const courseCategory = defineShape({
  name: 'course-category',
  plural: 'course-categories',
  domain: 'academy',
  label: ['una categoría de cursos', 'categorías de cursos'],
  fields: {
    name: text({ label: 'Nombre', max: 120, required: true, unique: true }),
    position: quantity({ label: 'Orden', hint: 'La menor va primero', max: 1_000, default: 100 }),
  },
  hidden: true,
  list: { columns: ['id', 'name', 'position'], search: ['name'], order: ['position', 'asc'] },
});
