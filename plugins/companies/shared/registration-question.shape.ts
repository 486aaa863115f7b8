import { defineShape, flag, lines, quantity, text } from '@mayorista/kernel/shape';

/** A question of the registration's questionnaire, which marketing edits (spec storefront 3, Questionnaire item). */
export const registrationQuestion = defineShape({
  name: 'registration-question',
  domain: 'companies',
  label: ['una pregunta de registro', 'preguntas de registro'],
  fields: {
    question: text({ label: 'Pregunta', max: 300, required: true }),
    position: quantity({ label: 'Orden', default: 0 }),
    is_required: flag({ label: 'Obligatoria' }),
    status: quantity({ label: 'Activa (1 sí, 0 no)', max: 1, default: 1 }),
  },
  lines: {
    options: lines({
      one: 'option',
      label: 'Opciones (sin ninguna se contesta con texto)',
      max: 50,
      unique: [['value'], 'Esta opción ya está'],
      fields: {
        name: text({ label: 'Texto', max: 200, required: true }),
        value: text({ label: 'Clave', max: 60, required: true }),
      },
    }),
  },
  list: {
    columns: ['id', 'question', 'position', 'is_required', 'status'],
    filters: ['status'],
    search: ['question'],
    order: ['position', 'asc'],
  },
});
