import type { ItemOf } from '../../api/answers';
import { imageUrl } from '../../lib/format/image-url';

/** A promo of the profile as the platform answers it. */
export type ProfilePromoAnswer = ItemOf<'GET /store-profile-promo-dashboard-configs'>;

export interface ProfilePromoView {
  readonly id: number;
  readonly title: string;
  readonly text: string | null;
  /** Null: the store's own words. */
  readonly action: string | null;
  readonly url: string;
  /** Behind the picture; null is the store's own. */
  readonly background: string | null;
  readonly image: string | null;
}

/** The promos as the profile shows them, in marketing's order. */
export const profilePromoViews = (
  answers: readonly ProfilePromoAnswer[],
  imageOrigins: readonly string[],
): ProfilePromoView[] =>
  answers.map(({ id, title, text, action_text: action, url, background_color: background, image_url: image }) => ({
    id,
    title,
    text,
    action: action || null,
    url,
    background,
    image: imageUrl(image, imageOrigins),
  }));
