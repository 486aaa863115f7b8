import { decimal, type Currency } from '@mayorista/kernel/shared';

const small = (
  'CERO UNO DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE DIECISÉIS DIECISIETE ' +
  'DIECIOCHO DIECINUEVE VEINTE VEINTIUNO VEINTIDÓS VEINTITRÉS VEINTICUATRO VEINTICINCO VEINTISÉIS VEINTISIETE ' +
  'VEINTIOCHO VEINTINUEVE'
).split(' ');
const tens = ['', '', '', 'TREINTA', 'CUARENTA', 'CINCUENTA', 'SESENTA', 'SETENTA', 'OCHENTA', 'NOVENTA'];
const hundreds =
  '- CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS'.split(' ');

/** Shortens a number that stands before a noun: 'veintiún mil', 'un peso'. */
const shortened = (words: string): string => words.replace(/VEINTIUNO$/, 'VEINTIÚN').replace(/UNO$/, 'UN');

function belowThousand(n: number): string {
  if (n < 30) return small[n] ?? '';
  if (n < 100) return [tens[Math.floor(n / 10)], n % 10 === 0 ? '' : `Y ${small[n % 10]}`].join(' ').trim();
  if (n === 100) return 'CIEN';
  return [hundreds[Math.floor(n / 100)], n % 100 === 0 ? '' : belowThousand(n % 100)].join(' ').trim();
}

function belowMillion(n: number): string {
  const [thousands, rest] = [Math.floor(n / 1_000), n % 1_000];
  if (thousands === 0) return belowThousand(rest);
  const head = thousands === 1 ? 'MIL' : `${shortened(belowThousand(thousands))} MIL`;
  return rest === 0 ? head : `${head} ${belowThousand(rest)}`;
}

/** Writes a whole number in Spanish, up to 999,999,999,999. */
export function numberInWords(n: number): string {
  const [millions, rest] = [Math.floor(n / 1_000_000), n % 1_000_000];
  if (millions === 0) return belowMillion(rest);
  const head = millions === 1 ? 'UN MILLÓN' : `${shortened(belowMillion(millions))} MILLONES`;
  return rest === 0 ? head : `${head} ${belowMillion(rest)}`;
}

const units = { MXN: { one: 'PESO', many: 'PESOS', end: 'M.N.' }, USD: { one: 'DÓLAR', many: 'DÓLARES', end: 'USD' } };

/** Writes an amount as invoices do: 'CIENTO DIECISÉIS PESOS 50/100 M.N.', 'UN MILLÓN DE DÓLARES 00/100 USD'. */
export function amountInWords(amount: string, currency: Currency): string {
  const [whole = '0', cents = '00'] = decimal(amount).toFixed(2).split('.');
  const n = Number(whole);
  const { one, many, end } = units[currency];
  const of = n >= 1_000_000 && n % 1_000_000 === 0 ? 'DE ' : '';
  return `${shortened(numberInWords(n))} ${of}${n === 1 ? one : many} ${cents}/100 ${end}`;
}
