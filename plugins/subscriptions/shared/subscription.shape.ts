import { products } from '@mayorista/catalogue/shared';
import { companies } from '@mayorista/companies/shared';
import {
  choice,
  createOnly,
  day,
  defineShape,
  money,
  quantity,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { inSpanish } from '@mayorista/kernel/shared';
import { people } from '@mayorista/people/shared';
import { acobaInstaller } from './installer.shape';

/** Statuses of the platform, and ours around them: before it has answered, once it refused, once it ended. */
export const statusWords = {
  active: { es: 'Activa', en: 'Active' },
  payment_pending: { es: 'Pago pendiente', en: 'Payment pending' },
  demo: { es: 'Demostración', en: 'Demonstration' },
  registering: { es: 'En registro', en: 'Being registered' },
  refused: { es: 'Rechazada', en: 'Refused' },
  ended: { es: 'Terminada', en: 'Ended' },
} as const;
export type SubscriptionStatus = keyof typeof statusWords;

/** Colours of the badge (spec storefront 4); every other status has the default one. */
export const statusTones: Readonly<Partial<Record<string, 'success' | 'warning' | 'accent'>>> = {
  active: 'success',
  payment_pending: 'warning',
  demo: 'accent',
};

/** A subscription of a device, as it was bought: what the platform says later is its status and its days (spec catalogue 3, Subscription). */
export const acobaSubscription = defineShape({
  name: 'acoba-subscription',
  domain: 'subscriptions',
  label: ['una suscripción', 'suscripciones'],
  fields: {
    product_name: createOnly(text({ label: 'Producto', max: 255, required: true })),
    status: readOnly(choice(inSpanish(statusWords), { label: 'Estado' })),
    transaction_amount: createOnly(money({ label: 'Importe mensual (MXN)', required: true, above: 0 })),
    product_identifier: createOnly(text({ label: 'Identificador del producto', max: 100, required: true })),
    start_date: readOnly(day({ label: 'Se activó el' })),
    end_date: readOnly(day({ label: 'Caduca el' })),
    client_name: createOnly(text({ label: 'Nombre del cliente', max: 255, required: true })),
    client_id: createOnly(text({ label: 'Id del cliente', max: 100, required: true })),
    client_email: createOnly(text({ label: 'Correo del cliente', max: 254 })),
    device_name: createOnly(text({ label: 'Nombre del dispositivo', max: 255, required: true })),
    device_id: createOnly(text({ label: 'Id del dispositivo', max: 100, required: true })),
    device_type: createOnly(text({ label: 'Tipo de dispositivo', max: 100 })),
    device_manufacturer: createOnly(text({ label: 'Marca', max: 100 })),
    device_max_channels: createOnly(quantity({ label: 'Canales máximos', max: 10_000 })),
    product: createOnly(reference(products, { label: 'Producto del catálogo', onRemove: 'clear' })),
    installer: createOnly(reference(acobaInstaller, { label: 'Instalador', required: true })),
    company: readOnly(reference(companies, { label: 'Empresa' })),
    person: readOnly(reference(people, { label: 'Persona' })),
    acoba_subscription_id: readOnly(text({ label: 'Clave en la plataforma', max: 100, unique: true })),
    held_device: readOnly(
      text({ label: 'Dispositivo ocupado', hint: 'Vacío cuando la suscripción terminó', max: 100, unique: true }),
    ),
  },
  indexes: [['company'], ['person'], ['status']],
  hidden: true,
  found: {
    by: { device_name: 'words', device_id: 'code', client_name: 'words', client_email: 'code' },
    byId: true,
    shows: ['product_name', 'client_name', 'status'],
  },
  list: {
    columns: [
      'id',
      'product_name',
      'client_name',
      'device_name',
      'company',
      'transaction_amount',
      'start_date',
      'end_date',
    ],
    filters: ['status', 'company', 'product'],
    search: ['product_name', 'client_name', 'client_email', 'device_name', 'device_id'],
  },
  form: [
    ['product_name', 'product_identifier', 'transaction_amount'],
    ['start_date', 'end_date'],
    ['client_name', 'client_id', 'client_email'],
    ['device_name', 'device_id', 'device_type'],
    ['device_manufacturer', 'device_max_channels'],
    ['product', 'acoba_subscription_id', 'held_device'],
    ['installer', 'company', 'person'],
  ],
});
