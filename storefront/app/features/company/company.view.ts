import type { Named } from '../../api/contract';
import { telephoneText } from '../../lib/format/telephone';
import type { ContactAnswer, ContactKind, FiscalAnswer } from './company.api.server';

/** The places of 'Mi empresa', in the order of its menu, each with the right that opens it. */
const companyPlaces = [
  { to: '/my-company/addresses', text: 'company.addresses', right: 'company-addresses.read' },
  { to: '/my-company/address-book', text: 'company.addressBook', right: 'address-book-details.read' },
  { to: '/my-company/contacts', text: 'company.contacts', right: 'company-emails.read' },
  { to: '/my-company/fiscal-data', text: 'company.fiscalData', right: 'company-fiscal-datas.read' },
  { to: '/my-company/documents', text: 'company.documents', right: 'company-documents.upload' },
  { to: '/my-company/account', text: 'company.account', right: 'company-logos.write' },
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
  /** Null where nobody verifies: telephones. */
  readonly isVerified: boolean | null;
  /** The kinds of notice that go to an e-mail. */
  readonly noticeIds: readonly number[];
}

/** How each kind of contact is read, and typed again. */
const written: Readonly<Record<ContactKind, (contact: ContactAnswer) => Pick<ContactView, 'text' | 'value'>>> = {
  emails: ({ email = '' }) => ({ text: email, value: email }),
  telephones: ({ number = '', extension }) => ({
    text: [telephoneText(number), extension ? `ext. ${extension}` : null].filter(Boolean).join(' '),
    value: number,
  }),
  whatsapp: ({ number = '', number_formatted: shown }) => ({ text: shown || number, value: shown || number }),
};

export function contactView(kind: ContactKind, contact: ContactAnswer): ContactView {
  return {
    id: contact.id,
    ...written[kind](contact),
    extension: contact.extension ?? '',
    typeId: contact.email_type_id ?? contact.type_id ?? null,
    type: (contact.email_type ?? contact.type)?.name ?? null,
    isVerified: kind === 'telephones' ? null : contact.verified_at != null,
    noticeIds: contact.notice_ids ?? [],
  };
}

/** Of the kinds of telephones, those that a company may have: mobile and landline (storefront document, section 3). */
export const companyTelephoneTypes = (types: readonly Named[]): Named[] =>
  types.filter(({ id }) => id === 1 || id === 2);

/** The fields of the fiscal data's form: empty for a company that has none. */
export const fiscalValues = (fiscal: FiscalAnswer | null) => {
  const text = (name: keyof FiscalAnswer): string => String(fiscal?.[name] ?? '');
  return {
    business_name: text('business_name'),
    rfc: text('rfc'),
    tax_regime_id: text('tax_regime_id'),
    cfdi_use_id: text('cfdi_use_id'),
    zip_code: text('zip_code'),
    fiscal_address: text('fiscal_address'),
  };
};

export type FiscalValues = ReturnType<typeof fiscalValues>;
