/** How a unit is written in catalogues and by buyers, folded -> the form it is indexed in. */
const UNITS: Record<string, string> = {
  mp: 'mp',
  megapixel: 'mp',
  megapixeles: 'mp',
  megapixels: 'mp',
  mpx: 'mp',
  mpixel: 'mp',
  v: 'v',
  volt: 'v',
  volts: 'v',
  voltio: 'v',
  voltios: 'v',
  vcd: 'v',
  vdc: 'v',
  vca: 'v',
  vac: 'v',
  ah: 'ah',
  amperehora: 'ah',
  a: 'a',
  amp: 'a',
  amps: 'a',
  ampere: 'a',
  amperes: 'a',
  amperios: 'a',
  tb: 'tb',
  terabyte: 'tb',
  terabytes: 'tb',
  gb: 'gb',
  gigabyte: 'gb',
  gigabytes: 'gb',
  mb: 'mb',
  megabyte: 'mb',
  megabytes: 'mb',
  w: 'w',
  watt: 'w',
  watts: 'w',
  va: 'va',
  kva: 'kva',
  kw: 'kw',
  m: 'm',
  metro: 'm',
  metros: 'm',
  mts: 'm',
  mt: 'm',
  cm: 'cm',
  mm: 'mm',
  milimetros: 'mm',
  km: 'km',
  kilometros: 'km',
  ch: 'ch',
  canal: 'ch',
  canales: 'ch',
  puerto: 'puertos',
  puertos: 'puertos',
  hz: 'hz',
  mhz: 'mhz',
  ghz: 'ghz',
  u: 'u',
  ur: 'u',
  pulgadas: 'in',
  pulgada: 'in',
  in: 'in',
};

const GLUED = /^(\d+)(\p{L}+)$/u;

/** The indexed form of a measure: ('4', 'megapixeles') gives '4mp'; undefined when it is none. */
export function unitTerm(number: string, unit: string): string | undefined {
  const canonical = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  return canonical !== undefined && /^\d{1,7}$/.test(number) ? `${number}${canonical}` : undefined;
}

/** The indexed form of a measure written in one word, when it differs: '12volts' gives '12v'. */
export function gluedUnitTerm(term: string): string | undefined {
  const parts = GLUED.exec(term);
  if (parts === null) return undefined;
  return unitTerm(parts[1] ?? '', parts[2] ?? '');
}
