import PDFDocument from 'pdfkit';

/** A picture of one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF with these lines of text. */
export function pdfOf(lines: readonly string[]): Promise<Buffer> {
  const document = new PDFDocument();
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
  for (const line of lines) document.text(line);
  document.end();
  return whole;
}

interface Taxpayer {
  readonly rfc: string;
  readonly name: string;
  readonly zip?: string;
}

/** A certificate as the tax authority prints it for a company. */
export const certificateOf = ({ rfc, name, zip = '64000' }: Taxpayer): Promise<Buffer> =>
  pdfOf([
    'CONSTANCIA DE SITUACIÓN FISCAL',
    `RFC: ${rfc}`,
    `Denominación/Razón Social: ${name}`,
    'Régimen Capital: SOCIEDAD ANONIMA DE CAPITAL VARIABLE',
    `Código Postal: ${zip} Tipo de Vialidad: CALLE`,
    'Regímenes: Régimen General de Ley Personas Morales 31/03/2002 Obligaciones:',
  ]);

/** A file as a browser's field takes it. */
export const pdfFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
