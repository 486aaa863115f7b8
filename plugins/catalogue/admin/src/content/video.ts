/** A product's video on YouTube. */
export interface Video {
  readonly id: number;
  readonly video_key: string;
  readonly title: string | null;
  readonly description: string | null;
}

export const nameOf = ({ title, video_key: key }: Video): string => title ?? key;
export const addressOf = ({ video_key: key }: Video): string => `https://www.youtube.com/watch?v=${key}`;

/** The whole list in its order, as the platform takes it; the texts of `changed` with it. */
export const orderBody = (
  videos: readonly Video[],
  changed?: { readonly id: number; readonly title: string; readonly description: string },
) => ({ product_videos: videos.map(({ id }) => (id === changed?.id ? changed : id)) });
