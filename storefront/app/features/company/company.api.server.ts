import type { ApiClient } from '../../api/client.server';
import type { ItemOf } from '../../api/answers';
import type { Named, Single, UserAnswer } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

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

const listOf = async <T>(api: ApiClient, path: string): Promise<readonly T[]> =>
  (await api.get<Single<readonly T[]>>(path, { per_page: 100 })).data;

interface LogoAnswer {
  readonly logo: { readonly id: number } | null;
}

/** The calls of a logo name the company, which its person knows by name alone. */
const ownCompanyId = async (api: ApiClient): Promise<number | null> =>
  (await api.get<Single<UserAnswer>>('user')).data.company?.id ?? null;

/** The calls of a company's contacts and fiscal data. */
export const companyApi = {
  contacts: (api: ApiClient, kind: ContactKind) => listOf<ContactAnswer>(api, contactPaths[kind]),
  addContact: (api: ApiClient, kind: ContactKind, values: Values) => api.post<unknown>(contactPaths[kind], values),
  changeContact: (api: ApiClient, kind: ContactKind, id: number, values: Values) =>
    api.put<unknown>(`${contactPaths[kind]}/${id}`, values),
  removeContact: (api: ApiClient, kind: ContactKind, id: number) => api.remove<unknown>(`${contactPaths[kind]}/${id}`),
  emailTypes: (api: ApiClient) => listOf<Named>(api, 'company-email-types'),
  telephoneTypes: (api: ApiClient) => listOf<Named>(api, 'telephone-types'),
  taxRegimes: (api: ApiClient) => listOf<CodedAnswer>(api, 'tax-regimes'),
  cfdiUses: (api: ApiClient) => listOf<CodedAnswer>(api, 'cfdi-uses'),
  /** Null while a company has none. */
  fiscal: async (api: ApiClient): Promise<FiscalAnswer | null> =>
    (await listOf<FiscalAnswer>(api, 'company-fiscal-datas'))[0] ?? null,
  /** The private file of the own company's logo; null while there is none. */
  logo: async (api: ApiClient): Promise<number | null> => {
    const id = await ownCompanyId(api);
    if (id === null) return null;
    return (await api.get<Single<LogoAnswer>>(`company-logos/${id}`)).data.logo?.id ?? null;
  },
  async saveLogo(api: ApiClient, files: readonly File[]): Promise<void> {
    const id = await ownCompanyId(api);
    if (id !== null) await api.upload<unknown>(`company-logos/${id}`, uploadOf({}, 'logo', files));
  },
  saveFiscal: (api: ApiClient, values: Values) => api.post<unknown>('company-fiscal-datas', values),
};
