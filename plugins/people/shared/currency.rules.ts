type Currency = 'USD' | 'MXN';

interface Preferring {
  readonly currency: Currency | null;
}

/** Returns the currency that somebody is shown prices in and buys in: as they prefer, else as their company buys, else Mexican pesos. */
export const preferredCurrency = (person: Preferring | null, company: Preferring | null): Currency =>
  person?.currency ?? company?.currency ?? 'MXN';
