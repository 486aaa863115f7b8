import type { Single } from '../../api/contract';
import { ApiError } from '../../api/errors';
import type { StoreScope } from '../../session/scope.server';
import { profilePromoViews, type ProfilePromoAnswer, type ProfilePromoView } from './profile-promos.view';

const PATH = 'store-profile-promo-dashboard-configs';
const MOST = 12;

/** The promos marketing shows the person on their profile; none when they cannot be had, for the profile is there without them too. */
export async function profilePromosOf({ api, locale, config }: StoreScope): Promise<ProfilePromoView[]> {
  try {
    const { data } = await api.get<Single<readonly ProfilePromoAnswer[]>>(PATH, { locale, per_page: MOST });
    return profilePromoViews(data, config.imageOrigins);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
