import { choice, defineShape, moment, quantity, reference, text } from '@mayorista/kernel/shape';
import { companies } from './referables';

/** The code that a mail or WhatsApp number of a company is waiting for: hashed, for some minutes and some guesses, used once. */
export const contactCode = defineShape({
  name: 'contact-code',
  domain: 'companies',
  label: ['un código de verificación', 'códigos de verificación'],
  fields: {
    company: reference(companies, { label: 'Empresa', onRemove: 'remove' }),
    kind: choice({ email: 'Correo', whatsapp: 'WhatsApp' }, { label: 'De', required: true }),
    contact_id: quantity({ label: 'Contacto (núm.)', min: 1, max: 2_000_000_000, required: true }),
    /** What it was sent to: a contact that was changed since is not verified by it. */
    address: text({ label: 'Enviado a', max: 254, required: true }),
    code_hash: text({ label: 'Código (resumen)', max: 64 }),
    guesses: quantity({ label: 'Intentos', default: 0 }),
    sendings: quantity({ label: 'Envíos', default: 0 }),
    expires_at: moment({ label: 'Vence' }),
    sent_at: moment({ label: 'Enviado' }),
  },
  hidden: true,
  unique: [['kind', 'contact_id']],
  list: { columns: ['id', 'kind', 'contact_id', 'expires_at'] },
});
