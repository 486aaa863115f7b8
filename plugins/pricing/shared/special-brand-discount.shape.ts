import { day, defineShape, moment, money, readOnly, reference, references, text } from '@mayorista/kernel/shape';
import { brands } from '@mayorista/catalogue/shared';
import { companies } from '@mayorista/companies/shared';

const note = text({ label: 'Nota', max: 250 });

/** A percentage off the products of a brand for some distributors. It counts once somebody else has authorised it (spec catalogue 7, Discounts). */
export const specialBrandDiscount = defineShape({
  name: 'special-brand-discount',
  domain: 'pricing',
  label: ['un descuento especial de marca', 'descuentos especiales de marca'],
  stateField: 'status',
  fields: {
    brand: reference(brands, { label: 'Marca', required: true, onRemove: 'remove' }),
    discount: money({ label: 'Descuento (%)', required: true, decimals: 4, digits: [10, 2], isRate: true }),
    start_date: day({ label: 'Desde' }),
    end_date: day({ label: 'Hasta' }),
    reason: text({ label: 'Motivo', max: 250 }),
    requested_by: readOnly(text({ label: 'Lo pidió', max: 255 })),
    /** By whom it was asked, or changed last: the account, and the address that both accounts of one person share. */
    requested_by_key: readOnly(text({ label: 'Cuenta de quien lo pidió', max: 60 })),
    requested_by_email: readOnly(text({ label: 'Correo de quien lo pidió', max: 255 })),
    decided_by: readOnly(text({ label: 'Lo decidió', max: 255 })),
    decided_at: readOnly(moment({ label: 'Decidido' })),
    decision_note: readOnly(note),
  },
  lines: {
    companies: references(companies, {
      one: 'company',
      many: 'companies',
      parent: 'discount_id',
      label: 'Distribuidores',
      max: 500,
    }),
  },
  // A change of any of them makes it pending again.
  states: {
    pending: { label: { es: 'Por autorizar', en: 'To be authorised' }, editable: true, tone: 'warning' },
    authorised: { label: { es: 'Autorizado', en: 'Authorised' }, editable: true, tone: 'success' },
    rejected: { label: { es: 'Rechazado', en: 'Rejected' }, editable: true, tone: 'danger' },
  },
  moves: {
    authorise: { from: ['pending', 'rejected'], to: 'authorised', label: 'Autorizar', input: { note } },
    reject: { from: 'pending', to: 'rejected', label: 'Rechazar', input: { note } },
    withdraw: { from: 'authorised', to: 'rejected', label: 'Retirar', input: { note } },
  },
  indexes: [['brand', 'status']],
  list: {
    columns: ['id', 'brand', 'discount', 'start_date', 'end_date', 'reason', 'status'],
    filters: ['status', 'brand', 'companies.company'],
    search: ['brand.name'],
  },
  form: ['brand', 'discount', ['start_date', 'end_date'], 'companies', 'reason'],
});
