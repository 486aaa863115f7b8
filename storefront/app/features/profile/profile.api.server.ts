import type { DataOf, ItemOf } from '../../api/answers';
import type { ApiClient } from '../../api/client.server';
import type { Single } from '../../api/contract';

/** A person's profile as the platform answers it. */
export type ProfileAnswer = DataOf<'GET /user-profile/{id}'>;
export type ProfileAddress = ProfileAnswer['addresses'][number];
export type SessionAnswer = ItemOf<'GET /user-sessions'>;

/** The calls of one's own profile (spec storefront 7, Profile): 0 is oneself. */
export const profileApi = {
  get: async (api: ApiClient): Promise<ProfileAnswer> => (await api.get<Single<ProfileAnswer>>('user-profile/0')).data,
  sessions: async (api: ApiClient): Promise<readonly SessionAnswer[]> =>
    (await api.get<Single<readonly SessionAnswer[]>>('user-sessions')).data,
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
