import { inSpanish } from '@mayorista/kernel/shared';

/** Kinds of document: what the tax authority calls TipoDeComprobante. */
export const documentTypeWords = {
  I: { es: 'Factura', en: 'Invoice' },
  E: { es: 'Nota de crédito', en: 'Credit note' },
  P: { es: 'Complemento de pago', en: 'Payment complement' },
} as const;

/** The same in Spanish, as documents are printed. */
export const documentTypes = inSpanish(documentTypeWords);

export const currencies = { MXN: 'MXN', USD: 'USD' } as const;

export const paymentMethods = { PUE: 'Pago en una sola exhibición', PPD: 'Pago en parcialidades o diferido' } as const;

/** Kinds of relation to an earlier document (c_TipoRelacion) that we make. */
export const relationTypes = {
  '01': 'Nota de crédito',
  '03': 'Devolución de mercancía',
  '04': 'Sustitución de los CFDI previos',
  '07': 'CFDI por aplicación de anticipo',
} as const;

/** Reasons for a cancellation, as the tax authority numbers them. */
export const cancellationReasons = {
  '01': '01 Comprobante emitido con errores con relación',
  '02': '02 Comprobante emitido con errores sin relación',
  '03': '03 No se llevó a cabo la operación',
  '04': '04 Operación nominativa relacionada en una factura global',
} as const;

export type CancellationReason = keyof typeof cancellationReasons;
export type RelationType = keyof typeof relationTypes;
