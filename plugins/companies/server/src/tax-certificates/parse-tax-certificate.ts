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

/** A certificate has some 10,000 characters; what comes after so many is not read. */
const longest = 100_000;

/** Where a value ends: at the next label, or at the end of the text. The text has single spaces. */
const next =
  / ?(?:RFC|CURP|Nombre \(s\)|Primer Apellido|Segundo Apellido|Denominación\/Razón Social|Régimen Capital|Nombre Comercial|Fecha inicio de operaciones|Fecha de Inicio de operaciones|Estatus en el padrón|Código Postal|Tipo de Vialidad|Nombre de Vialidad|Lugar y Fecha de Emisión|Datos del domicilio registrado|idCIF)(?:\b| ?:)|$/iu;
const labels = {
  businessName: /Denominación\/Razón Social ?: ?/giu,
  name: /Nombre \(s\) ?: ?/giu,
  paternalSurname: /Primer Apellido ?: ?/giu,
  maternalSurname: /Segundo Apellido ?: ?/giu,
} as const;

const clean = (text: string | undefined): string | null => {
  const value = (text ?? '').replace(/\s+/g, ' ').trim();
  return value === '' ? null : value;
};

/** The value after a label, up to the next label: the text of a PDF has neither cells nor reliable lines. */
function valueOf(text: string, label: keyof typeof labels): string | null {
  for (const found of text.matchAll(labels[label])) {
    // No value has a colon: each is looked for up to the next one, so that all of them are one walk.
    const from = found.index + found[0].length;
    const colon = text.indexOf(':', from);
    const rest = text.slice(from, colon < 0 ? text.length : colon + 1);
    const end = rest.search(next);
    if (colon < 0 || end < rest.length) return clean(rest.slice(0, end));
  }
  return null;
}

/** Reads the text of a certificate. Pure; what it does not find is null. */
export function parseTaxCertificate(given: string): TaxCertificate | null {
  const text = given.slice(0, longest).replace(/\s+/g, ' ');
  if (!/constancia de situaci[oó]n fiscal|c[eé]dula de identificaci[oó]n fiscal/i.test(text)) return null;
  const rfc = rfcOf(text);
  const qr = /D3=(\d{8,14})_([A-ZÑ&]{3,4}\d{6}[A-Z\d]{3})/u.exec(text);
  return {
    rfc,
    businessName: valueOf(text, 'businessName') ?? personOf(text),
    zipCode: /Código Postal ?: ?(\d{5})/i.exec(text)?.[1] ?? null,
    regimes: regimesOf(text),
    idCif: /idCIF ?: ?(\d{8,14})/i.exec(text)?.[1] ?? qr?.[1] ?? null,
    isQrOfSame: isSame(qr?.[2], rfc),
  };
}

/** The RFC, unless it is none; one with an unusual check digit is what the tax authority wrote. */
function rfcOf(text: string): string | null {
  const typed = /RFC ?: ?([A-ZÑ&]{3,4}\d{6}[A-Z\d]{3})/u.exec(text)?.[1] ?? null;
  return typed !== null && judgeRfc(typed).length === 0 ? typed : null;
}

const personOf = (text: string): string | null =>
  clean(
    (['name', 'paternalSurname', 'maternalSurname'] as const)
      .map((label) => valueOf(text, label))
      .filter(Boolean)
      .join(' '),
  );

const isSame = (inQr: string | undefined, rfc: string | null): boolean | null =>
  inQr === undefined || rfc === null ? null : inQr === rfc;

/** Rows of the table of regimes: a name and the day it began. */
function regimesOf(text: string): string[] {
  const heading = /Regímenes ?:? ?/iu.exec(text);
  if (heading === null) return [];
  const rest = text.slice(heading.index + heading[0].length);
  const end = rest.search(/Obligaciones|Sus datos personales|Cadena Original/iu);
  const table = (end < 0 ? rest : rest.slice(0, end)).replace(/^Régimen Fecha Inicio Fecha Fin /iu, '');
  // What is before a day; what is after the last is no row.
  const names = table.split(/ \d{2}\/\d{2}\/\d{4}/u).slice(0, -1);
  return names.flatMap((name) => {
    const regime = clean(
      name
        .trim()
        .replace(/^(?:Fecha (?:de )?Inicio|Fecha (?:de )?Fin|Régimen) (?=Régimen|Sin|Personas|Arrendamiento)/iu, ''),
    );
    return regime === null ? [] : [regime];
  });
}
