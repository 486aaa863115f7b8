import type { Words } from '../../../shared/words';

/** By whom a cost is counted: whom it reaches, where it is asked from, who really asks, and for which company. */
type CostSubject = 'recipient' | 'address' | 'person' | 'company';

export interface CostLimit {
  readonly by: CostSubject;
  readonly most: number;
  readonly per: 'hour' | 'day';
}

interface Cost {
  /** The name of what was asked for too often, in the plural, as a refusal tells it. */
  readonly label: Words;
  readonly limits: readonly CostLimit[];
}

/**
 * The costs that somebody can make the house bear by paying, sending or computing, and how often (kernel/docs/costs.md). An hour is one of the clock, a day one of
 * America/Mexico_City. Where a limit names a subject that a call does not have (a visitor is no person) it does not count.
 */
export const costs = {
  'code.whatsapp': {
    label: { es: 'códigos por WhatsApp', en: 'codes by WhatsApp' },
    limits: [
      { by: 'recipient', most: 5, per: 'day' },
      { by: 'address', most: 30, per: 'day' },
      { by: 'person', most: 10, per: 'day' },
      { by: 'company', most: 20, per: 'day' },
    ],
  },
  'code.mail': {
    label: { es: 'códigos por correo', en: 'codes by e-mail' },
    limits: [
      { by: 'recipient', most: 5, per: 'day' },
      { by: 'address', most: 60, per: 'day' },
      { by: 'person', most: 20, per: 'day' },
      { by: 'company', most: 40, per: 'day' },
    ],
  },
  'mail.invitation': {
    label: { es: 'invitaciones', en: 'invitations' },
    limits: [
      { by: 'recipient', most: 3, per: 'day' },
      { by: 'person', most: 10, per: 'hour' },
      { by: 'company', most: 10, per: 'hour' },
      { by: 'company', most: 30, per: 'day' },
    ],
  },
  'mail.quotation': {
    label: { es: 'correos de cotizaciones', en: 'e-mails of quotations' },
    limits: [
      { by: 'recipient', most: 10, per: 'day' },
      { by: 'person', most: 60, per: 'day' },
      { by: 'company', most: 60, per: 'day' },
    ],
  },
  'mail.registration': {
    label: { es: 'correos de registro', en: 'e-mails of registration' },
    limits: [
      { by: 'recipient', most: 5, per: 'day' },
      { by: 'address', most: 40, per: 'day' },
    ],
  },
  'mail.contact-us': {
    label: { es: 'mensajes de contacto', en: 'messages of contact' },
    limits: [
      { by: 'recipient', most: 3, per: 'day' },
      { by: 'address', most: 20, per: 'day' },
    ],
  },
  import: {
    label: { es: 'importaciones de archivos', en: 'imports of files' },
    limits: [
      { by: 'person', most: 60, per: 'hour' },
      { by: 'company', most: 120, per: 'hour' },
    ],
  },
  export: {
    label: { es: 'exportaciones', en: 'exports' },
    limits: [
      { by: 'person', most: 60, per: 'hour' },
      { by: 'company', most: 120, per: 'hour' },
    ],
  },
  pdf: {
    label: { es: 'documentos en PDF', en: 'PDF documents' },
    limits: [
      { by: 'person', most: 120, per: 'hour' },
      { by: 'company', most: 240, per: 'hour' },
    ],
  },
  upload: {
    label: { es: 'archivos', en: 'files' },
    limits: [
      { by: 'address', most: 300, per: 'hour' },
      { by: 'person', most: 600, per: 'hour' },
      { by: 'company', most: 900, per: 'hour' },
    ],
  },
} as const satisfies Readonly<Record<string, Cost>>;

export type CostName = keyof typeof costs;
