import { inSpanish, type Words } from '@mayorista/kernel/shared';
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
export const registryDocumentWords = {
  tax_certificate: { es: 'Constancia de situación fiscal', en: 'Tax status certificate' },
  identification: { es: 'Identificación oficial', en: 'Official identification' },
  address_proof: { es: 'Comprobante de domicilio', en: 'Proof of address' },
} as const;
export const registryDocumentLabels = inSpanish(registryDocumentWords);
export type RegistryDocumentType = keyof typeof registryDocumentWords;

/** Papers that a company files (spec people 3: the type is the document type's name). */
export const companyDocumentWords = {
  tax_certificate: { es: 'Constancia de situación fiscal', en: 'Tax status certificate' },
  identification: { es: 'Identificación oficial', en: 'Official identification' },
  address_proof: { es: 'Comprobante de domicilio', en: 'Proof of address' },
  articles: { es: 'Acta constitutiva', en: 'Articles of incorporation' },
  power_of_attorney: { es: 'Poder notarial', en: 'Power of attorney' },
  bank_statement: { es: 'Carátula de estado de cuenta', en: 'Bank statement' },
  credit_contract: { es: 'Contrato de crédito', en: 'Credit contract' },
} as const satisfies Record<(typeof companyDocumentTypes)[number], Words>;
export const companyDocumentLabels = inSpanish(companyDocumentWords);
export type CompanyDocumentType = keyof typeof companyDocumentWords;
