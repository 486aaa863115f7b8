/** Far more than the few roundings of the factors and of their product add up to, as a part of the product. */
const uncertainty = 1e-14;
const most = 1e13;

/**
 * The product of numbers rounded half up to the cent, as decimals round it, in a fraction of their time; null where numbers cannot tell:
 * of a product so close to half a cent that their own roundings could turn it, of a negative one and of one beyond all prices.
 */
export function quickCents(amount: number, one: number, two: number, three: number): string | null {
  const cents = amount * one * two * three * 100;
  if (!(cents >= 0 && cents < most)) return null;
  const whole = Math.floor(cents);
  const rest = cents - whole;
  if (Math.abs(rest - 0.5) <= cents * uncertainty) return null;
  const rounded = rest > 0.5 ? whole + 1 : whole;
  const part = rounded % 100;
  return `${(rounded - part) / 100}.${part < 10 ? '0' : ''}${part}`;
}
