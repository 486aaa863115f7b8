import type { Named } from '../../api/contract';
import { telephoneText } from '../../lib/format/telephone';
import type { ContactAnswer, ContactKind, FiscalAnswer } from './company.api.server';

/** The places of 'Mi empresa', in the order of its menu, each with the right that opens it. */
export const companyPlaces = [
  { to: '/my-company/addresses', text: 'company.addresses', right: 'company-addresses.read' },
  { to: '/my-company/address-book', text: 'company.addressBook', right: 'address-book-details.read' },
  { to: '/my-company/contacts', text: 'company.contacts', right: 'company-emails.read' },
  { to: '/my-company/fiscal-data', text: 'company.fiscalData', right: 'company-fiscal-datas.read' },
] as const;

/** The places that somebody's rights open. */
export const placesFor = (rights: readonly string[]) => companyPlaces.filter(({ right }) => rights.includes(right));

export interface ContactView {
  readonly id: number;
  /** As it is read. */
  readonly text: string;
  /** As it is typed again. */
  readonly value: string;
  readonly extension: string;
  readonly typeId: number | null;
  readonly type: string | null;
  readonly isVerified: boolean;
}

const whatsappShown = /^(\+\d{2} )?\d{2}-\d{4}-\d{4}$/;

export function contactView(kind: ContactKind, contact: ContactAnswer): ContactView {
  const value = kind === 'emails' ? (contact.email ?? '') : (contact.number ?? '');
  const shown = contact.number_formatted ?? '';
  const text =
    kind === 'telephones'
      ? [telephoneText(value), contact.extension ? `ext. ${contact.extension}` : null].filter(Boolean).join(' ')
      : kind === 'whatsapp' && whatsappShown.test(shown)
        ? shown
        : value;
  return {
    id: contact.id,
    text,
    value: kind === 'whatsapp' && shown !== '' ? shown : value,
    extension: contact.extension ?? '',
    typeId: contact.email_type_id ?? contact.type_id ?? null,
    type: contact.email_type?.name ?? contact.type?.name ?? null,
    isVerified: contact.verified_at != null,
  };
}

/** Of the kinds of telephones, those that a company may have: mobile and landline (storefront document, section 3). */
export const companyTelephoneTypes = (types: readonly Named[]): Named[] => types.filter(({ id }) => id === 1 || id === 2);

/** The fields of the fiscal data's form: empty for a company that has none. */
export const fiscalValues = (fiscal: FiscalAnswer | null) => ({
  business_name: fiscal?.business_name ?? '',
  rfc: fiscal?.rfc ?? '',
  tax_regime_id: fiscal?.tax_regime_id == null ? '' : String(fiscal.tax_regime_id),
  cfdi_use_id: fiscal?.cfdi_use_id == null ? '' : String(fiscal.cfdi_use_id),
  zip_code: fiscal?.zip_code ?? '',
  fiscal_address: fiscal?.fiscal_address ?? '',
});

export type FiscalValues = ReturnType<typeof fiscalValues>;
