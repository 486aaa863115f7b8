import { paymentMethodLabels } from '@mayorista/payments/shared';
import { deliveryMethodLabels } from '@mayorista/shipping/shared';

const deliveries: Readonly<Record<string, string>> = deliveryMethodLabels;
const payments: Readonly<Record<string, string>> = { ...paymentMethodLabels, mixed: 'Varias formas de pago' };

/** How an order is handed over. */
export const deliveryText = (type: string | null): string => named(deliveries, type);

/** How an order is paid. */
export const paymentText = (method: string | null): string => named(payments, method);

const named = (texts: Readonly<Record<string, string>>, key: string | null): string =>
  key === null ? 'Sin definir' : (texts[key] ?? key);
