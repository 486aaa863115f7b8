import type { companyDocumentTypes } from '@mayorista/config/constants';

/** Kinds of company, as a company and a prospect have them. */
export const companyTypeLabels = {
  integrator: 'Integrador',
  reseller: 'Revendedor',
  installer: 'Instalador',
  retailer: 'Tienda',
  government: 'Gobierno',
} as const;

/** How far somebody got with a prospect. */
export const attentionLabels = {
  pending: 'Sin contactar',
  contacted: 'Contactado',
  no_answer: 'No contesta',
  attended: 'Atendido',
} as const;

/** What came of a call. */
export const callOutcomeLabels = {
  answered: 'Contestó',
  no_answer: 'No contestó',
  busy: 'Ocupado',
  wrong_number: 'Número equivocado',
  call_back: 'Pidió otra llamada',
} as const;

/** What a document of a registration is. */
export const registryDocumentLabels = {
  tax_certificate: 'Constancia de situación fiscal',
  identification: 'Identificación oficial',
  address_proof: 'Comprobante de domicilio',
} as const;
export type RegistryDocumentType = keyof typeof registryDocumentLabels;

/** Papers that a company files (spec people 3: the type is the document type's name). */
export const companyDocumentLabels = {
  tax_certificate: 'Constancia de situación fiscal',
  identification: 'Identificación oficial',
  address_proof: 'Comprobante de domicilio',
  articles: 'Acta constitutiva',
  power_of_attorney: 'Poder notarial',
  bank_statement: 'Carátula de estado de cuenta',
  credit_contract: 'Contrato de crédito',
} as const satisfies Record<(typeof companyDocumentTypes)[number], string>;
export type CompanyDocumentType = keyof typeof companyDocumentLabels;
