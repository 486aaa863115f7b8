import { createOnly, defineShape, moment, readOnly, text } from '@mayorista/kernel/shape';

/** What somebody writes under 'Contáctanos' (spec storefront 7, contact-us-registry). */
export const contactMessage = defineShape({
  name: 'contact-message',
  domain: 'companies',
  label: ['un mensaje de contacto', 'mensajes de contacto'],
  fields: {
    name: createOnly(text({ label: 'Nombre', max: 160, required: true })),
    email: createOnly(text({ label: 'Correo', max: 254, required: true })),
    telephone: createOnly(text({ label: 'Teléfono', max: 20 })),
    company: createOnly(text({ label: 'Empresa', max: 200 })),
    message: createOnly(text({ label: 'Mensaje', max: 5_000, min: 5, required: true })),
    attended_at: readOnly(moment({ label: 'Atendido' })),
    attended_by: readOnly(text({ label: 'Atendió', max: 160 })),
  },
  states: {
    open: { label: { es: 'Por atender', en: 'To be attended' }, tone: 'warning' },
    attended: { label: { es: 'Atendido', en: 'Attended' }, tone: 'success' },
  },
  moves: { attend: { from: 'open', to: 'attended', label: 'Marcar como atendido' } },
  found: { by: { name: 'words', email: 'code' }, shows: ['email', 'state'], words: ['mensaje'] },
  list: {
    columns: ['id', 'name', 'email', 'company', 'createdAt', 'state'],
    filters: ['state'],
    search: ['name', 'email', 'company', 'message'],
  },
});
