import type { ApiClient, Query } from '../../api/client.server';
import type { ItemOf } from '../../api/answers';
import type { Named, Single, UserAnswer } from '../../api/contract';

/** A contact of a company: an e-mail, a telephone or a WhatsApp number. */
export interface ContactAnswer {
  readonly id: number;
  readonly email?: string;
  readonly email_type_id?: number | null;
  readonly email_type?: Named | null;
  readonly number?: string;
  readonly number_formatted?: string;
  readonly extension?: string | null;
  readonly type_id?: number | null;
  readonly type?: Named | null;
  readonly verified_at?: string | null;
  readonly notice_ids?: readonly number[];
}

/** A paper of the company. */
export interface DocumentAnswer {
  readonly id: number;
  readonly type: string;
  readonly type_label: string;
  readonly status: 'pending' | 'authorized' | 'rejected';
  readonly status_label: string;
  readonly file: { readonly id: number; readonly name: string } | null;
  readonly uploaded_at: string | null;
  readonly expires_on: string | null;
  readonly is_expired: boolean;
  readonly reason: string | null;
}

/** What a certificate of the tax authority says, beside what was typed. */
export interface CertificateAnswer {
  readonly certificate: {
    readonly rfc: string | null;
    readonly business_name: string | null;
    readonly zip_code: string | null;
    readonly regimes: readonly string[];
  } | null;
  readonly proposal: {
    readonly rfc: string | null;
    readonly business_name: string | null;
    readonly zip_code: string | null;
    readonly tax_regime_id: number | null;
  } | null;
  readonly differences: readonly {
    readonly field: string;
    readonly certificate: string | number | null;
    readonly typed: string | number | null;
  }[];
  readonly is_valid: boolean;
}

/** A change of the fiscal identity, as staff decide or decided it. */
export interface ChangeAnswer {
  readonly id: number;
  readonly rfc: string;
  readonly business_name: string;
  readonly zip_code: string;
  readonly state: 'pending' | 'approved' | 'rejected' | 'replaced';
  readonly state_label: string;
  readonly asked_by: string | null;
  readonly decided_at: string | null;
  readonly reason: string | null;
  readonly createdAt: string;
}

export interface SalesmanAnswer {
  readonly full_name: string;
  readonly email: string;
  readonly telephone: string | null;
}

export interface CreditAnswer {
  readonly currency: 'MXN' | 'USD';
  readonly balance: string;
  readonly available: string;
  readonly credit_limit?: string;
  readonly credit_days?: number;
  readonly overdue?: string;
  readonly is_blocked?: boolean;
}

export type FiscalAnswer = ItemOf<'GET /company-fiscal-datas'>;
/** An entry of a list of the tax authority. */
export type CodedAnswer = ItemOf<'GET /tax-regimes'> | ItemOf<'GET /cfdi-uses'>;

export const contactPaths = {
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

const multipart = (data: Values, files: Readonly<Record<string, File>>): FormData => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  return form;
};

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
    api.post<{ readonly meta: { readonly pending_change_id: number | null } }>('company-fiscal-datas', values),
  certificate: async (api: ApiClient) => (await api.get<Single<CertificateAnswer>>('tax-certificate-validations')).data,
  uploadCertificate: (api: ApiClient, file: File) =>
    api.upload<unknown>('company-tax-certificates', multipart({}, { tax_certificate: file })),
  changes: (api: ApiClient) =>
    listOf<ChangeAnswer>(api, 'company-changes', { order_by: 'id', order_direction: 'desc' }),
  documents: (api: ApiClient) => listOf<DocumentAnswer>(api, 'company-documents'),
  uploadDocument: (api: ApiClient, type: string, document: File) =>
    api.upload<unknown>('company-document-uploads', multipart({ type }, { document })),
  removeDocument: (api: ApiClient, id: number) => api.remove<unknown>(`company-document-uploads/${id}`),
  /** The id of the logo's file; null where there is none. */
  logo: async (api: ApiClient, companyId: number): Promise<number | null> =>
    (await api.get<Single<{ logo: { id: number } | null }>>(`company-logos/${companyId}`)).data.logo?.id ?? null,
  saveLogo: (api: ApiClient, companyId: number, logo: File, crop: Values | null) =>
    api.upload<unknown>(`company-logos/${companyId}`, multipart({ crop }, { logo })),
  salesman: async (api: ApiClient, personId: number) =>
    (await api.get<Single<SalesmanAnswer | null>>(`user-salesmans/${personId}`)).data,
  credit: async (api: ApiClient, currency: 'MXN' | 'USD') =>
    (await api.get<{ meta: { account: CreditAnswer } }>('company-ledgers', { kind: 'credit', currency, per_page: 1 }))
      .meta.account,
  user: async (api: ApiClient) => (await api.get<Single<UserAnswer>>('user')).data,
  file: (api: ApiClient, id: number) => api.download(`private-files/${id}`),
};
