import { inSpanish } from '@mayorista/kernel/shared';
import { brands } from '@mayorista/catalogue/shared';
import { choice, defineShape, moment, quantity, readOnly, reference, references, text } from '@mayorista/kernel/shape';
import { courseCategory } from './course-category.shape';

/** Ways in which a course is taken. */
export const modalityWords = {
  online: { es: 'En línea', en: 'Online' },
  onsite: { es: 'Presencial', en: 'On site' },
} as const;

/** The same in Spanish, as staff read it. */
export const modalities = inSpanish(modalityWords);

/** A course of the academy: about some brands, on the store once it is published (spec people-and-crm 3 and 4, Training). */
export const training = defineShape({
  name: 'training',
  domain: 'academy',
  label: ['un curso', 'cursos'],
  stateField: 'status',
  fields: {
    name: text({ label: 'Nombre', max: 160, required: true, unique: true }),
    category: reference(courseCategory, { label: 'Categoría' }),
    modality: choice(modalities, { label: 'Modalidad', default: 'online' }),
    hours: quantity({ label: 'Duración (horas)', min: 1, max: 500 }),
    passing_grade: quantity({ label: 'Calificación aprobatoria', max: 100, default: 80 }),
    url: text({
      label: 'Dirección del curso',
      hint: 'Solo la ven los alumnos con acceso',
      max: 250,
      pattern: [/^https:\/\/\S+$/, 'invalid_course_url'],
    }),
    place: text({ label: 'Sede', hint: 'De un curso presencial', max: 160 }),
    description: text({ label: 'Descripción', max: 2_000 }),
    first_shown_at: readOnly(moment({ label: 'En la tienda desde' })),
  },
  lines: { brands: references(brands, { one: 'brand', label: 'Marcas', max: 50 }) },
  states: {
    draft: { label: { es: 'Borrador', en: 'Draft' }, editable: true, removable: true },
    published: { label: { es: 'Publicado', en: 'Published' }, tone: 'success', editable: true },
  },
  moves: {
    publish: { from: 'draft', to: 'published', label: 'Publicar' },
    withdraw: { from: 'published', to: 'draft', label: 'Retirar' },
  },
  indexes: [['status', 'name']],
  hidden: true,
  found: { by: { name: 'words' }, shows: ['category', 'status'], words: ['capacitación', 'clase'] },
  list: {
    columns: ['id', 'name', 'category', 'modality', 'hours', 'first_shown_at', 'status'],
    filters: ['status', 'category', 'modality', 'brands.brand'],
    search: ['name', 'description', 'category.name'],
  },
  form: [['name', 'category'], ['modality', 'hours', 'passing_grade'], ['url', 'place'], 'brands', 'description'],
});
