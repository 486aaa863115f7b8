import {
  createOnly,
  day,
  defineShape,
  flag,
  moment,
  quantity,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { employee } from './employee.shape';

/** A day on which the house is closed (spec people-and-crm 3, Holiday): no vacation is spent on it, nothing is handed over. */
export const holiday = defineShape({
  name: 'holiday',
  domain: 'workforce',
  label: ['un día festivo', 'días festivos'],
  fields: {
    date: day({ label: 'Fecha', required: true }),
    description: text({ label: 'Descripción', max: 160, required: true }),
    description_en: text({ label: 'Descripción en inglés', max: 160 }),
    is_official: flag({ label: 'Descanso obligatorio por ley' }),
  },
  unique: [['date']],
  hidden: true,
  list: {
    columns: ['id', 'date', 'description', 'description_en', 'is_official'],
    filters: ['date', 'is_official'],
    search: ['description', 'description_en'],
    order: ['date', 'asc'],
  },
});

/** Vacations that an employee asks for and the functional chief decides on. Working days alone are counted. */
export const vacationRequest = defineShape({
  name: 'vacation-request',
  domain: 'workforce',
  label: ['una solicitud de vacaciones', 'solicitudes de vacaciones'],
  fields: {
    employee: createOnly(reference(employee, { label: 'Empleado' })),
    starts_on: day({ label: 'Desde', required: true }),
    ends_on: day({ label: 'Hasta', required: true }),
    days: readOnly(quantity({ label: 'Días hábiles', max: 366, default: 0 })),
    note: text({ label: 'Nota', max: 500 }),
    reason: readOnly(text({ label: 'Motivo del rechazo', max: 500 })),
    decided_by: readOnly(text({ label: 'Decidió', max: 255 })),
    decided_at: readOnly(moment({ label: 'Decidida' })),
  },
  states: {
    requested: { label: { es: 'Solicitada', en: 'Requested' }, tone: 'warning', editable: true, removable: true },
    approved: { label: { es: 'Aprobada', en: 'Approved' }, tone: 'success' },
    rejected: { label: { es: 'Rechazada', en: 'Rejected' }, tone: 'danger' },
    cancelled: { label: { es: 'Cancelada', en: 'Cancelled' } },
  },
  moves: {
    approve: { from: 'requested', to: 'approved', label: 'Aprobar' },
    reject: {
      from: 'requested',
      to: 'rejected',
      label: 'Rechazar',
      input: { reason: text({ label: 'Motivo', max: 500, required: true }) },
    },
    cancel: { from: ['requested', 'approved'], to: 'cancelled', label: 'Cancelar' },
  },
  indexes: [
    ['state', 'starts_on'],
    ['employee', 'state'],
  ],
  list: {
    columns: ['id', 'employee', 'starts_on', 'ends_on', 'days', 'state'],
    filters: ['state', 'employee', 'starts_on'],
    search: ['employee.name', 'note'],
    order: ['starts_on', 'desc'],
  },
});
