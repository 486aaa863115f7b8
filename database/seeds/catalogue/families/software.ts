import { t, type Text } from '../../text';
import type { Family } from './define';

export interface SoftwareSpec {
  what: Text;
  per: Text;
  does: Text;
  extra: Text;
  monthly?: boolean;
}

/** What is sold without a box: subscriptions, charged each month, and licences, charged once. */
export const software: Family<SoftwareSpec> = {
  category: 'software',
  drawing: 'licence-card',
  guarantee: 12,
  margin: 'computing',
  weight: 0,
  variant: (s) => (s.monthly ? 1 : 0),
  label: (s) => s.per.es,
  name: ({ what, per, monthly }) =>
    t(
      `${monthly ? 'Suscripción mensual' : 'Licencia perpetua'} ${what.es}, ${per.es}`,
      `${monthly ? 'Monthly subscription' : 'Perpetual licence'}: ${what.en}, ${per.en}`,
    ),
  about: ({ does, extra, monthly }) => [
    does,
    extra,
    monthly
      ? t('Se factura cada mes y se cancela cuando quieras.', 'Billed every month, cancelled whenever you like.')
      : t('Se paga una vez; la clave llega por correo.', 'Paid once; the key arrives by mail.'),
  ],
};
