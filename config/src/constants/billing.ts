/**
 * Rates of IVA: article 1 of its law, and half of it in the border regions (article 11 of the decrees that `places.ts` names).
 */
export const IVA_RATES = { general: '0.16', border: '0.08' } as const;

/** Series of documents by their kind: invoice, credit note, payment complement. */
export const INVOICE_SERIES = { I: 'F', E: 'NC', P: 'CP' } as const;

/** The tax authority's keys of what is no product: shipping, what a credit note gives back, a payment. */
export const SERVICE_KEYS = { shipping: '78102203', adjustment: '84111506', payment: '84111506' } as const;

/** Units of the tax authority: piece, unit of service, activity. */
export const UNIT_KEYS = { piece: 'H87', service: 'E48', activity: 'ACT' } as const;

/**
 * What a global invoice says (SAT, Guía de llenado del CFDI global, CFDI 4.0; regla 2.7.1.21 RMF 2025): a line for each receipt, and a day as
 * its period (c_Periodicidad). It is issued within so many hours after its period ends.
 */
export const GLOBAL_INVOICE = {
  productKey: '01010101',
  description: 'Venta',
  periodicity: '01',
  withinHours: 24,
} as const;

/**
 * What the invoice of an advance says, and the form of the note that applies it (SAT, Anexo 20, Guía de llenado del CFDI 4.0, apéndice 6:
 * procedimiento para la emisión de los CFDI en el caso de anticipos recibidos, A). Its tax is the general rate (art. 1 LIVA).
 */
export const ADVANCE = {
  productKey: '84111506',
  description: 'Anticipo del bien o servicio',
  applied: 'Aplicación de anticipo',
  paymentForm: '30',
  relation: '07',
  ivaRate: '0.16',
} as const;

/** Where anybody verifies a document. */
export const VERIFICATION_URL = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx';

/** The tax authority's public service for the state of a document. */
export const SAT_STATUS_URL = 'https://consultaqr.facturaelectronica.sat.gob.mx/ConsultaCFDIService.svc';

/** Most documents that one zip file holds. */
export const ZIP_LIMIT = 200;

/** Fewer stamps than these are bought again: some days of a busy branch. */
export const FEW_STAMPS = 200;
