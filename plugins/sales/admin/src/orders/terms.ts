const deliveries: Readonly<Record<string, string>> = { branch_pickup: 'Recoger en sucursal' };
const payments: Readonly<Record<string, string>> = { bank_transfer: 'Transferencia bancaria' };

/** How an order is handed over. */
export const deliveryText = (type: string | null): string => named(deliveries, type);

/** How an order is paid. */
export const paymentText = (method: string | null): string => named(payments, method);

const named = (texts: Readonly<Record<string, string>>, key: string | null): string =>
  key === null ? 'Sin definir' : (texts[key] ?? key);
