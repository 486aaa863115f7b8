import type { ItemOf } from '@mayorista/config/answers';

/** A product's video on YouTube. */
export type Video = Pick<ItemOf<'GET /product-videos'>, 'id' | 'video_key' | 'title' | 'description'>;

export const nameOf = ({ title, video_key: key }: Video): string => title ?? key;
export const addressOf = ({ video_key: key }: Video): string => `https://www.youtube.com/watch?v=${key}`;

/** The whole list in its order, as the platform takes it; the texts of `changed` with it. */
export const orderBody = (
  videos: readonly Video[],
  changed?: { readonly id: number; readonly title: string; readonly description: string },
) => ({ product_videos: videos.map(({ id }) => (id === changed?.id ? changed : id)) });
