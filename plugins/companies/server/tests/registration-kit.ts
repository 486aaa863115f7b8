import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { Rfc } from '@nodecfdi/rfc';
import type { Answer, Client, TestApp } from '@mayorista/kernel/testing';

interface Challenge {
  readonly algorithm: 'SHA-256';
  readonly challenge: string;
  readonly salt: string;
  readonly signature: string;
  readonly maxnumber: number;
}

/** Does the work that a visitor's browser would do. */
export async function solved({ anonymous }: TestApp): Promise<string> {
  const { data } = (await anonymous.get<{ data: Challenge }>('/api/captcha-challenges')).body;
  const { algorithm, challenge, salt, signature, maxnumber } = data;
  // As the library's own solver finds it, which hashes by promises and takes twenty times as long.
  let number = 0;
  while (number <= maxnumber && createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge)
    number += 1;
  const payload = { algorithm, challenge, number, salt, signature };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

let sequence = 0;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** A company's RFC with its check digit, another one each time. */
export function newRfc(): string {
  const number = ++sequence + (process.pid % 500) * 40;
  const three = [0, 1, 2].map((place) => letters[Math.floor(number / 26 ** place) % 26]).join('');
  const base = `${three}200115${letters[number % 26]}${number % 10}`;
  const digit = [...'0123456789A'].find((each) => Rfc.parseOrNull(base + each)?.doesCheckSumMatch());
  if (digit === undefined) throw new Error(`No check digit for ${base}`);
  return base + digit;
}

export interface Saved {
  readonly id: number;
  readonly token: string | null;
  readonly stage: string;
  readonly missing: readonly string[];
  readonly documents: readonly { id: number; type: string; problems: string | null; is_valid: boolean }[];
}

/** A certificate as the tax authority prints it. */
export const certificateOf = (rfc: string, name = 'INTEGRADORA DEL VALLE', zip = '64000'): Promise<Buffer> =>
  pdfOf([
    'CÉDULA DE IDENTIFICACIÓN FISCAL',
    'CONSTANCIA DE SITUACIÓN FISCAL',
    'idCIF: 14110563123',
    `Datos de Identificación del Contribuyente: RFC: ${rfc}`,
    `Denominación/Razón Social: ${name}`,
    'Régimen Capital: SOCIEDAD ANONIMA DE CAPITAL VARIABLE',
    'Nombre Comercial: INTEGRADORA',
    `Datos del domicilio registrado Código Postal: ${zip} Tipo de Vialidad: CALLE`,
    'Regímenes: Régimen Fecha Inicio Fecha Fin Régimen General de Ley Personas Morales 31/03/2012',
    'Obligaciones: Descripción',
    `https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=14110563123_${rfc}`,
  ]);

export function pdfOf(lines: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'LETTER' });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  for (const line of lines) document.fontSize(9).text(line);
  document.end();
  return whole;
}

export const formOf = (
  data: object,
  files: Readonly<Record<string, readonly [bytes: Buffer, name: string, mime: string]>>,
): FormData => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const [field, [bytes, name, mime]] of Object.entries(files))
    form.set(field, new Blob([new Uint8Array(bytes)], { type: mime }), name);
  return form;
};

export interface Kit {
  readonly app: TestApp;
  readonly support: Client;
  readonly idOf: (table: string, where: object) => Promise<number>;
}

const post = (app: TestApp, body: unknown): Promise<Answer<{ data: Saved }>> =>
  app.anonymous.post<{ data: Saved }>('/api/distributor-registries', body);

export async function sections({ idOf }: Kit, rfc = newRfc()) {
  const number = ++sequence;
  return {
    registry: {
      name: 'Ana',
      paternal_surname: 'Robles',
      email: `prospecto-${process.pid}-${number}@prueba.test`,
      telephone: '81 1234 5678',
      tradename: 'Integradora del Valle',
      company_type: 'integrator',
    },
    fiscal: {
      rfc,
      business_name: 'Integradora del Valle SA de CV',
      tax_regime_id: await idOf('tax_regimes', { code: '601' }),
      cfdi_use_id: await idOf('cfdi_uses', { code: 'G03' }),
      zip_code: '64000',
    },
    reference: [{ name: 'Cámaras del Norte', telephone: '81 8765 4321' }],
    addresses: [
      {
        street: 'Juárez',
        exterior_number: '12',
        zip_code: '64000',
        colony: 'Monterrey Centro',
        municipality: 'Monterrey',
        state: 'Nuevo León',
      },
    ],
  };
}

/** A registration that was sent: begun, completed and submitted as a visitor would. */
export async function submitted(kit: Kit, rfc = newRfc()): Promise<{ id: number; rfc: string; email: string }> {
  const all = await sections(kit, rfc);
  const answers = await answersOf(kit);
  const data = { ...all, questionnaire: answers, captcha: await solved(kit.app), submit: true };
  const sent = await post(
    kit.app,
    formOf(data, { taxRecord: [await certificateOf(rfc), 'constancia.pdf', 'application/pdf'] }),
  );
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  return { id: sent.body.data.id, rfc, email: all.registry.email };
}

/** An answer to each question that has to be answered. */
export async function answersOf({ app }: Pick<Kit, 'app'>) {
  const { body } = await app.anonymous.get<{ data: { id: number; question: string; is_required: boolean }[] }>(
    '/api/registration-questions?per_page=100',
  );
  return body.data
    .filter(({ is_required: needed }) => needed)
    .map(({ id, question }) => ({ question_id: id, question, answer: 'Sí' }));
}

export const save = post;
