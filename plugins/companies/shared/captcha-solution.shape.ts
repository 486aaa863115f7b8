import { defineShape, moment, text } from '@mayorista/kernel/shape';

/** A proof of work that was used: it opens nothing a second time. */
export const captchaSolution = defineShape({
  name: 'captcha-solution',
  domain: 'companies',
  label: ['una prueba usada', 'pruebas usadas'],
  fields: {
    signature: text({ label: 'Firma', max: 64, required: true, unique: true }),
    expires_at: moment({ label: 'Vence', required: true }),
  },
  hidden: true,
  indexes: [['expires_at']],
  list: { columns: ['id', 'expires_at'] },
});
