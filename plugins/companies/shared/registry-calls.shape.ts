import { choice, createOnly, defineShape, moment, quantity, readOnly, reference, text } from '@mayorista/kernel/shape';
import { distributorRegistry } from './distributor-registry.shape';
import { callOutcomeLabels } from './terms';

/** When a prospect is to be called. The one who attends is reminded by mail (spec people 3, call schedule). */
export const registryCallSchedule = defineShape({
  name: 'distributor-registry-interview-call-schedule',
  domain: 'companies',
  label: ['una llamada agendada', 'llamadas agendadas'],
  fields: {
    distributor_registry: createOnly(
      reference(distributorRegistry, { label: 'Prospecto', required: true, onRemove: 'remove' }),
    ),
    scheduled_at: moment({ label: 'Fecha y hora', required: true }),
    telephone: text({ label: 'Teléfono', max: 20 }),
    note: text({ label: 'Nota', max: 500 }),
    scheduled_by: readOnly(text({ label: 'Agendó', max: 160 })),
    reminded_at: readOnly(moment({ label: 'Recordatorio enviado' })),
  },
  hidden: true,
  list: {
    columns: ['id', 'distributor_registry', 'scheduled_at', 'telephone', 'scheduled_by'],
    filters: ['distributor_registry'],
    order: ['scheduled_at', 'asc'],
  },
});

/** A call that was made to a prospect, and what came of it (spec people 3, call log). */
export const registryCall = defineShape({
  name: 'distributor-registry-interview-call',
  domain: 'companies',
  label: ['una llamada', 'llamadas'],
  fields: {
    distributor_registry: createOnly(
      reference(distributorRegistry, { label: 'Prospecto', required: true, onRemove: 'remove' }),
    ),
    outcome: choice(callOutcomeLabels, { label: 'Resultado', required: true }),
    minutes: quantity({ label: 'Minutos', max: 1_440, default: 0 }),
    note: text({ label: 'Nota', max: 2_000 }),
    called_at: readOnly(moment({ label: 'Fecha' })),
    called_by: readOnly(text({ label: 'Llamó', max: 160 })),
  },
  hidden: true,
  list: {
    columns: ['id', 'distributor_registry', 'called_at', 'outcome', 'called_by'],
    filters: ['distributor_registry', 'outcome'],
  },
});
