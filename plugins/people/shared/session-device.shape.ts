import { createOnly, defineShape, moment, reference, text } from '@mayorista/kernel/shape';
import { people } from './referables';

/** From where a person logged in: the browser's name and address of a login, which Strapi does not keep. */
export const sessionDevice = defineShape({
  name: 'session-device',
  domain: 'people',
  label: ['un dispositivo', 'dispositivos'],
  fields: {
    user: createOnly(reference(people, { label: 'Persona', required: true, onRemove: 'remove' })),
    family: text({ label: 'Sesión', max: 64, required: true, unique: true }),
    user_agent: text({ label: 'Navegador', max: 400 }),
    address: text({ label: 'Dirección', max: 64 }),
    seen_at: moment({ label: 'Último uso' }),
  },
  hidden: true,
  list: { columns: ['id', 'user', 'seen_at'], filters: ['user'] },
});
