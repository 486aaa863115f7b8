import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo, DataOf, ItemOf } from '../../api/answers';
import type { Named, Single, UserAnswer } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

type EmailAnswer = ItemOf<'GET /company-emails'>;
type TelephoneAnswer = ItemOf<'GET /company-telephones'>;
type WhatsappAnswer = ItemOf<'GET /distributor-whatsapp-numbers'>;
/** A contact of a company: an e-mail, a telephone or a WhatsApp number. */
export type ContactAnswer = Pick<EmailAnswer, 'id'> &
  Partial<EmailAnswer> &
  Partial<TelephoneAnswer> &
  Partial<WhatsappAnswer>;

export type FiscalAnswer = ItemOf<'GET /company-fiscal-datas'>;
/** An entry of a list of the tax authority. */
export type CodedAnswer = ItemOf<'GET /tax-regimes'> | ItemOf<'GET /cfdi-uses'>;
/** A paper of the company. */
export type DocumentAnswer = ItemOf<'GET /company-documents'>;
/** What a certificate of the tax authority says, beside what was typed. */
export type CertificateAnswer = DataOf<'GET /tax-certificate-validations'>;
/** A change of the fiscal identity, as staff decide or decided it. */
export type ChangeAnswer = ItemOf<'GET /company-changes'>;
export type SalesmanAnswer = DataOf<'GET /user-salesmans/{id}'>;
export type CreditAnswer = AnswerTo<'GET /company-ledgers'>['meta']['account'];

const contactPaths = {
  emails: 'company-emails',
  telephones: 'company-telephones',
  whatsapp: 'distributor-whatsapp-numbers',
} as const;
export type ContactKind = keyof typeof contactPaths;

type Values = Readonly<Record<string, unknown>>;

/** Where a code goes for and comes back to, by the kind of contact. */
const verifications = {
  emails: { path: 'company-email-verification-code', key: 'company_email_id' },
  whatsapp: { path: 'distributor-whatsapp-verification-code', key: 'distributor_whatsapp_number_id' },
} as const;
export type VerifiedKind = keyof typeof verifications;

const listOf = async <T>(api: ApiClient, path: string, query: Query = {}): Promise<readonly T[]> =>
  (await api.get<Single<readonly T[]>>(path, { per_page: 100, ...query })).data;

/** The calls of a company's contacts and fiscal data. */
export const companyApi = {
  contacts: (api: ApiClient, kind: ContactKind) => listOf<ContactAnswer>(api, contactPaths[kind]),
  addContact: (api: ApiClient, kind: ContactKind, values: Values) => api.post<unknown>(contactPaths[kind], values),
  changeContact: (api: ApiClient, kind: ContactKind, id: number, values: Values) =>
    api.put<unknown>(`${contactPaths[kind]}/${id}`, values),
  removeContact: (api: ApiClient, kind: ContactKind, id: number) => api.remove<unknown>(`${contactPaths[kind]}/${id}`),
  /** Sends a code, or checks the one that came. */
  verify: (api: ApiClient, kind: VerifiedKind, id: number, code: string | null) =>
    api.post<unknown>(verifications[kind].path, { [verifications[kind].key]: id, code }),
  noticeTypes: (api: ApiClient) => listOf<Named>(api, 'email-notification-types'),
  emailTypes: (api: ApiClient) => listOf<Named>(api, 'company-email-types'),
  telephoneTypes: (api: ApiClient) => listOf<Named>(api, 'telephone-types'),
  taxRegimes: (api: ApiClient) => listOf<CodedAnswer>(api, 'tax-regimes'),
  cfdiUses: (api: ApiClient) => listOf<CodedAnswer>(api, 'cfdi-uses'),
  /** Null while a company has none. */
  fiscal: async (api: ApiClient): Promise<FiscalAnswer | null> =>
    (await listOf<FiscalAnswer>(api, 'company-fiscal-datas'))[0] ?? null,
  saveFiscal: (api: ApiClient, values: Values) =>
    api.post<AnswerTo<'POST /company-fiscal-datas'>>('company-fiscal-datas', values),
  certificate: async (api: ApiClient) => (await api.get<Single<CertificateAnswer>>('tax-certificate-validations')).data,
  uploadCertificate: (api: ApiClient, file: File) =>
    api.upload<unknown>('company-tax-certificates', uploadOf({}, 'tax_certificate', [file])),
  changes: (api: ApiClient) =>
    listOf<ChangeAnswer>(api, 'company-changes', { order_by: 'id', order_direction: 'desc' }),
  documents: (api: ApiClient) => listOf<DocumentAnswer>(api, 'company-documents'),
  uploadDocument: (api: ApiClient, type: string, document: File) =>
    api.upload<unknown>('company-document-uploads', uploadOf({ type }, 'document', [document])),
  removeDocument: (api: ApiClient, id: number) => api.remove<unknown>(`company-document-uploads/${id}`),
  /** The id of the logo's file; null where there is none. */
  logo: async (api: ApiClient, companyId: number): Promise<number | null> =>
    (await api.get<AnswerTo<'GET /company-logos/{id}'>>(`company-logos/${companyId}`)).data.logo?.id ?? null,
  saveLogo: (api: ApiClient, companyId: number, logo: File, crop: Values | null) =>
    api.upload<unknown>(`company-logos/${companyId}`, uploadOf({ crop }, 'logo', [logo])),
  salesman: async (api: ApiClient, personId: number) =>
    (await api.get<Single<SalesmanAnswer | null>>(`user-salesmans/${personId}`)).data,
  credit: async (api: ApiClient, currency: 'MXN' | 'USD') =>
    (await api.get<AnswerTo<'GET /company-ledgers'>>('company-ledgers', { kind: 'credit', currency, per_page: 1 })).meta
      .account,
  user: async (api: ApiClient) => (await api.get<Single<UserAnswer>>('user')).data,
  file: (api: ApiClient, id: number) => api.download(`private-files/${id}`),
};
