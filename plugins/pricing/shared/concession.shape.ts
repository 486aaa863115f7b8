import { choice, defineShape, flag, moment, money, quantity, readOnly, reference, text } from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { companies } from '@mayorista/companies/shared';

const name = (label: string) => readOnly(text({ label, max: 255 }));

/**
 * Keeps what somebody of the house gave or wanted to give beside carts and quotations: money to a company, a credit note, a lower public price.
 * Above the limit of who gives it, it waits for somebody else; then whoever saves the same again may, once.
 */
export const concession = defineShape({
  name: 'concession',
  domain: 'pricing',
  label: ['una concesión', 'concesiones'],
  fields: {
    kind: readOnly(
      choice(
        { deposit: 'Abono', credit_note: 'Nota de crédito', price: 'Precio público' },
        { label: 'Qué', required: true },
      ),
    ),
    detail: readOnly(text({ label: 'Detalle', max: 500 })),
    company: readOnly(reference(companies, { label: 'Empresa', onRemove: 'clear' })),
    product: readOnly(reference(products, { label: 'Producto', onRemove: 'clear' })),
    subject_type: readOnly(text({ label: 'Registro', max: 60, required: true })),
    subject_id: readOnly(quantity({ label: 'Núm.', min: 1, max: 2_147_483_647, required: true })),
    amount: readOnly(money({ label: 'Lo que se concede' })),
    currency: readOnly(choice({ MXN: 'MXN', USD: 'USD' }, { label: 'Moneda', required: true })),
    percent: readOnly(money({ label: 'Baja (%)', isRate: true })),
    is_below_cost: readOnly(flag({ label: 'Por debajo del costo' })),
    giver_limit: readOnly(text({ label: 'Límite de quien lo concede', max: 40 })),
    /** A hash of all that is asked: another amount is another concession. */
    fingerprint: readOnly(text({ label: 'Huella', max: 64, required: true })),
    granted_by: name('Lo concede'),
    granted_by_key: readOnly(text({ label: 'Cuenta de quien lo concede', max: 60 })),
    granted_by_email: readOnly(text({ label: 'Correo de quien lo concede', max: 255 })),
    granted_at: readOnly(moment({ label: 'Concedido' })),
    decided_by: name('Lo autorizó o rechazó'),
    decided_by_key: readOnly(text({ label: 'Cuenta de quien decidió', max: 60 })),
    decided_at: readOnly(moment({ label: 'Decidido' })),
    decision_note: readOnly(text({ label: 'Nota', max: 500 })),
    used_at: readOnly(moment({ label: 'Aplicado' })),
  },
  stateField: 'status',
  states: {
    waiting: { label: { es: 'Por autorizar', en: 'To be authorised' }, tone: 'warning' },
    granted: { label: { es: 'Dentro de su límite', en: 'Within the limit' }, tone: 'success' },
    authorised: { label: { es: 'Autorizado, por aplicar', en: 'Authorised, to be applied' }, tone: 'primary' },
    used: { label: { es: 'Autorizado y aplicado', en: 'Authorised and applied' }, tone: 'success' },
    rejected: { label: { es: 'Rechazado', en: 'Rejected' }, tone: 'danger' },
  },
  moves: {
    authorise: {
      from: 'waiting',
      to: 'authorised',
      label: 'Autorizar',
      input: { note: text({ label: 'Nota', max: 500 }) },
    },
    reject: {
      from: ['waiting', 'authorised'],
      to: 'rejected',
      label: 'Rechazar',
      input: { note: text({ label: 'Por qué no', max: 500, required: true }) },
    },
    /** By the platform alone, as it is given. */
    within: { from: 'waiting', to: 'granted', label: 'Conceder dentro del límite' },
    apply: { from: 'authorised', to: 'used', label: 'Aplicar' },
  },
  indexes: [['fingerprint', 'status'], ['status'], ['company', 'granted_at']],
  list: {
    columns: ['id', 'status', 'kind', 'company', 'product', 'detail', 'amount', 'currency', 'percent', 'giver_limit', 'granted_by', 'granted_at', 'decided_by', 'used_at'], // prettier-ignore
    filters: ['status', 'kind', 'company', 'granted_by_key', 'is_below_cost'],
    search: ['granted_by', 'decided_by', 'detail', 'company.name', 'product.name'],
  },
});
