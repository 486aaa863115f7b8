import { describe, expect, test } from 'vitest';
import { parseTaxCertificate } from './parse-tax-certificate';

const company = `CÉDULA DE IDENTIFICACIÓN FISCAL EKU9003173C9 Registro Federal de Contribuyentes ESCUELA KEMPER URGATE
Nombre, denominación o razón social idCIF: 14110563123 VALIDA TU INFORMACIÓN FISCAL
CONSTANCIA DE SITUACIÓN FISCAL Lugar y Fecha de Emisión MONTERREY , NUEVO LEON A 02 DE MARZO DE 2026
Datos de Identificación del Contribuyente: RFC: EKU9003173C9 Denominación/Razón Social: ESCUELA KEMPER URGATE
Régimen Capital: SOCIEDAD ANONIMA DE CAPITAL VARIABLE Nombre Comercial: Fecha inicio de operaciones: 17 DE MARZO DE 1990
Estatus en el padrón: ACTIVO Datos del domicilio registrado Código Postal: 42501 Tipo de Vialidad: CALLE
Regímenes: Régimen Fecha Inicio Fecha Fin Régimen General de Ley Personas Morales 31/03/2002
Obligaciones: Descripción de la Obligación https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=14110563123_EKU9003173C9`;

describe('a certificate of the tax authority', () => {
  test('of a company says RFC, name without its kind, postal code, regime and card', () => {
    expect(parseTaxCertificate(company)).toEqual({
      rfc: 'EKU9003173C9',
      businessName: 'ESCUELA KEMPER URGATE',
      zipCode: '42501',
      regimes: ['Régimen General de Ley Personas Morales'],
      idCif: '14110563123',
      isQrOfSame: true,
    });
  });

  test('of a person puts the name together', () => {
    const person = `CONSTANCIA DE SITUACIÓN FISCAL RFC: CACX7605101P8 CURP: CACX760510MGTSHC04 Nombre (s): XOCHILT
      Primer Apellido: CASAS Segundo Apellido: CHAVEZ Fecha inicio de operaciones: 01 DE ENERO DE 2001 Código Postal: 36257
      Regímenes: Régimen Fecha Inicio Fecha Fin Régimen Simplificado de Confianza 01/01/2022 Régimen de Sueldos y Salarios 01/01/2010`;
    expect(parseTaxCertificate(person)).toMatchObject({
      rfc: 'CACX7605101P8',
      businessName: 'XOCHILT CASAS CHAVEZ',
      zipCode: '36257',
      regimes: ['Régimen Simplificado de Confianza', 'Régimen de Sueldos y Salarios'],
      isQrOfSame: null,
    });
  });

  test('with a QR of somebody else is told', () => {
    const swapped = company.replace(/_EKU9003173C9$/, '_CACX7605101P8');
    expect(parseTaxCertificate(swapped)).toMatchObject({ rfc: 'EKU9003173C9', isQrOfSame: false });
  });

  test('is none without its title; its RFC is read as it stands, with an unusual check digit too, but not of another form', () => {
    expect(parseTaxCertificate('Factura RFC: EKU9003173C9')).toBeNull();
    expect(parseTaxCertificate(company.replaceAll('EKU9003173C9', 'EKU9003173C8'))).toMatchObject({
      rfc: 'EKU9003173C8',
    });
    expect(parseTaxCertificate(company.replaceAll('EKU9003173C9', 'EKU9013173C9'))).toMatchObject({ rfc: null });
  });
});

const title = 'CONSTANCIA DE SITUACIÓN FISCAL ';

test.each([
  ['letters without a day', `${title}Regímenes: ${'a'.repeat(300_000)}`],
  ['headings of regimes', `${title}${'Regímenes: '.repeat(30_000)}`],
  ['names without another label', `${title}${'Denominación/Razón Social: x '.repeat(12_000)}`],
  ['a name without end', `${title}Denominación/Razón Social: ${'a '.repeat(150_000)}`],
  ['labels without a colon', `${title}Denominación/Razón Social: ${'Nombre (s) '.repeat(30_000)}`],
  ['blanks', `${title}Regímenes${' '.repeat(300_000)}:${' '.repeat(300_000)}x`],
  ['almost days', `${title}Regímenes: ${'a 01/01/20 '.repeat(30_000)}`],
  ['RFCs', `${title}${'RFC: '.repeat(60_000)}`],
])('a certificate of many %s is read at once', (_what, text) => {
  const begun = performance.now();
  expect(parseTaxCertificate(text)).not.toBeNull();
  expect(performance.now() - begun).toBeLessThan(500);
});

test('a regime that has ended is followed by the next: the second day begins no name', () => {
  const text = `${title}Regímenes: Régimen Fecha Inicio Fecha Fin Arrendamiento 01/01/2010 31/12/2015 Sueldos y Salarios 01/01/2016 Obligaciones: 01/01/2016`;
  expect(parseTaxCertificate(text)?.regimes).toEqual(['Arrendamiento', 'Sueldos y Salarios']);
});

test('a value ends at the next label, though it has no colon, and at the end of the text', () => {
  const nameIn = (text: string) => parseTaxCertificate(title + text)?.businessName;
  expect(nameIn('Denominación/Razón Social: UNO CURP Código Postal: 1')).toBe('UNO');
  expect(nameIn('Denominación/Razón Social: UNO Y DOS')).toBe('UNO Y DOS');
  expect(nameIn('Denominación/Razón Social: UNO Nombre (s): X')).toBe('UNO');
  expect(nameIn('Denominación/Razón Social: sin etiqueta: Denominación/Razón Social: DOS RFC: x')).toBe('DOS');
});

test('what stands after more than any certificate has is not read', () => {
  const zipAfter = (count: number) => parseTaxCertificate(`${title}${'a'.repeat(count)} Código Postal: 42501`)?.zipCode;
  expect([zipAfter(90_000), zipAfter(100_000)]).toEqual(['42501', null]);
});
