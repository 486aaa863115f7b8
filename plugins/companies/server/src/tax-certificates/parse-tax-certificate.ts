import { judgeRfc } from '../fiscal-datas/fiscal-data.rules';

/** What a 'Constancia de situación fiscal' says, as far as it could be read. */
export interface TaxCertificate {
  readonly rfc: string | null;
  readonly businessName: string | null;
  readonly zipCode: string | null;
  /** Names of the regimes as they are printed. */
  readonly regimes: readonly string[];
  /** The number of the taxpayer's card, which the QR carries too. */
  readonly idCif: string | null;
  /** False where the QR names another RFC than the text: one of the two was put in. */
  readonly isQrOfSame: boolean | null;
}

const labels = [
  'RFC',
  'CURP',
  'Nombre \\(s\\)',
  'Primer Apellido',
  'Segundo Apellido',
  'Denominación/Razón Social',
  'Régimen Capital',
  'Nombre Comercial',
  'Fecha inicio de operaciones',
  'Fecha de Inicio de operaciones',
  'Estatus en el padrón',
  'Código Postal',
  'Tipo de Vialidad',
  'Nombre de Vialidad',
  'Lugar y Fecha de Emisión',
  'Datos del domicilio registrado',
  'idCIF',
];
const next = `(?=\\s*(?:${labels.join('|')})\\b|\\s*(?:${labels.join('|')})\\s*:|$)`;
const rfcPattern = '[A-ZÑ&]{3,4}\\d{6}[A-Z\\d]{3}';

const clean = (text: string | undefined): string | null => {
  const value = (text ?? '').replace(/\s+/g, ' ').trim();
  return value === '' ? null : value;
};

/** The value after a label, up to the next label: the text of a PDF has neither cells nor reliable lines. */
function valueOf(text: string, label: string): string | null {
  const found = new RegExp(`${label}\\s*:\\s*([^:]*?)${next}`, 'iu').exec(text);
  return clean(found?.[1]);
}

/** Reads the text of a certificate. Pure; what it does not find is null. */
export function parseTaxCertificate(given: string): TaxCertificate | null {
  const text = given.replace(/\s+/g, ' ');
  if (!/constancia de situaci[oó]n fiscal|c[eé]dula de identificaci[oó]n fiscal/i.test(text)) return null;
  const rfc = rfcOf(text);
  const qr = new RegExp(`D3=(\\d{8,14})_(${rfcPattern})`, 'u').exec(text);
  return {
    rfc,
    businessName: valueOf(text, 'Denominación/Razón Social') ?? personOf(text),
    zipCode: /Código Postal\s*:\s*(\d{5})/i.exec(text)?.[1] ?? null,
    regimes: regimesOf(text),
    idCif: /idCIF\s*:\s*(\d{8,14})/i.exec(text)?.[1] ?? qr?.[1] ?? null,
    isQrOfSame: isSame(qr?.[2], rfc),
  };
}

/** The RFC, unless its check digit is wrong: then something else was read. */
function rfcOf(text: string): string | null {
  const typed = new RegExp(`RFC\\s*:\\s*(${rfcPattern})`, 'u').exec(text)?.[1] ?? null;
  return typed !== null && judgeRfc(typed).length === 0 ? typed : null;
}

const personOf = (text: string): string | null =>
  clean(
    ['Nombre \\(s\\)', 'Primer Apellido', 'Segundo Apellido']
      .map((label) => valueOf(text, label))
      .filter(Boolean)
      .join(' '),
  );

const isSame = (inQr: string | undefined, rfc: string | null): boolean | null =>
  inQr === undefined || rfc === null ? null : inQr === rfc;

const tableEnds = /Obligaciones|Sus datos personales|Cadena Original/iu;
const tableHead = /^\s*Régimen Fecha Inicio Fecha Fin /iu;
const partsOfHead = /^(?:Fecha (?:de )?Inicio|Fecha (?:de )?Fin|Régimen) (?=Régimen|Sin|Personas|Arrendamiento)/iu;

/** Rows of the table of regimes: a name and the day it began. Between days, for a pattern of both would begin anew at every letter. */
function regimesOf(text: string): string[] {
  const begin = /Regímenes ?:?/iu.exec(text);
  if (begin === null) return [];
  const rest = text.slice(begin.index + begin[0].length);
  const table = rest.slice(0, tableEnds.exec(rest)?.index ?? rest.length);
  const names: string[] = [];
  let at = 0;
  for (const day of table.matchAll(/ \d{2}\/\d{2}\/\d{4}/gu)) {
    const name = clean(clean(table.slice(at, day.index).replace(tableHead, ''))?.replace(partsOfHead, ''));
    if (name !== null) names.push(name);
    at = day.index + day[0].length;
  }
  return names;
}
