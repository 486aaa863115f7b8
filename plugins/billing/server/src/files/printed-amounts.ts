import { decimal } from '@mayorista/kernel/shared';

/** Groups the thousands of a plain number by commas, as es-MX does; its decimals stay. No digit is lost, however many there are. */
export function thousands(number: string): string {
  const [whole = '0', fraction] = number.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Writes an amount with two decimals and its thousands: '1,234,567.80'. */
export const cents = (amount = '0'): string => thousands(decimal(amount).toFixed(2));
