import type { ApiClient } from '../../api/client.server';

export interface ProfileAddress {
  readonly street: string;
  readonly exterior_number: string;
  readonly interior_number: string | null;
  readonly zip_code: string;
  readonly colony: string;
  readonly municipality: string | null;
  readonly state: string;
  readonly references: string | null;
}
export interface ProfileTelephone {
  readonly telephone_type_id: number;
  readonly country_code: string;
  readonly area_code: string | null;
  readonly number: string;
  readonly extension: string | null;
}

/** A person's profile as the platform answers it. */
export interface ProfileAnswer {
  readonly id: number;
  readonly person: {
    readonly name: string | null;
    readonly paternal_surname: string | null;
    readonly maternal_surname: string | null;
    readonly birthdate: string | null;
  };
  readonly photo: { readonly id: number } | null;
  readonly notify_by_push?: boolean;
  readonly addresses: readonly ProfileAddress[];
  readonly emails: readonly { readonly email: string }[];
  readonly telephones: readonly ProfileTelephone[];
}

export interface SessionAnswer {
  readonly id: string;
  readonly device: string;
  readonly address: string | null;
  readonly used_at: string;
  readonly is_current: boolean;
}

interface Data<T> {
  readonly data: T;
}

/** The calls of one's own profile (spec storefront 7, Profile): 0 is oneself. */
export const profileApi = {
  get: async (api: ApiClient): Promise<ProfileAnswer> => (await api.get<Data<ProfileAnswer>>('user-profile/0')).data,
  sessions: async (api: ApiClient): Promise<readonly SessionAnswer[]> =>
    (await api.get<Data<readonly SessionAnswer[]>>('user-sessions')).data,
  endSession: (api: ApiClient, id: string) => api.remove(`user-sessions/${encodeURIComponent(id)}`),
  change: (api: ApiClient, input: object) => api.patch('user-profile/0', input),
  changePhoto(api: ApiClient, photo: File) {
    const form = new FormData();
    form.set('_method', 'PATCH');
    form.set('data', '{}');
    form.set('photo', photo);
    return api.upload('user-profile/0', form);
  },
  changeAddress: (api: ApiClient, addresses: readonly object[]) => api.patch('user-address/0', { addresses }),
  changeEmails: (api: ApiClient, emails: readonly object[]) => api.patch('user-emails/0', { emails }),
  changeTelephones: (api: ApiClient, telephones: readonly object[]) => api.patch('user-telephones/0', { telephones }),
  photo: (api: ApiClient, id: number) => api.download(`private-files/${id}`),
  ownData: (api: ApiClient) => api.download('personal-data/0'),
};
