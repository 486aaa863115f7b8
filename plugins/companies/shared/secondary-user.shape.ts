import { createOnly, defineShape, flag, moment, readOnly, reference, text } from '@mayorista/kernel/shape';
import { people } from '@mayorista/people/shared';
import { companies } from './referables';

/**
 * What a company allows one of its secondary users (spec storefront 4 and 6, Secondary user). Calls name it by its person's id, for those
 * who were there before have no row and what `defaultMay` says.
 */
export const secondaryUser = defineShape({
  name: 'secondary-user',
  domain: 'companies',
  label: ['un usuario secundario', 'usuarios secundarios'],
  fields: {
    company: createOnly(reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' })),
    user: createOnly(reference(people, { label: 'Persona', required: true, onRemove: 'remove' })),
    can_login: flag({ label: 'Puede iniciar sesión', default: true }),
    may_see_prices: flag({ label: 'Ve precios y existencias', default: true }),
    may_buy: flag({ label: 'Compra', default: true }),
    may_quote: flag({ label: 'Cotiza', default: true }),
    may_approve: flag({ label: 'Acepta cotizaciones', default: true }),
    may_see_invoices: flag({ label: 'Ve facturas', default: false }),
    invited_at: readOnly(moment({ label: 'Invitado' })),
    disabled_at: readOnly(moment({ label: 'Deshabilitado' })),
    disabled_by: readOnly(text({ label: 'Deshabilitado por', max: 160 })),
  },
  list: { columns: ['id', 'company', 'user', 'can_login'], filters: ['company'] },
  unique: [['user']],
  hidden: true,
});
