/** Widths in pixels that the store gives its pictures in; any other is refused, so that nobody makes it draw without end. */
export const IMAGE_WIDTHS = [96, 160, 320, 480, 640, 960, 1280, 1600] as const;

export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export interface ImageSources {
  readonly src: string;
  readonly srcSet?: string;
}

/**
 * The widths a picture may be shown in, of which the browser takes the one that suits place and screen (give it `sizes`). The store
 * answers in WebP where the browser reads it. Pictures kept elsewhere have one size; those that move are left as they are.
 */
export function imageSources(url: string, widths: readonly ImageWidth[]): ImageSources {
  if (!url.startsWith('/media/') || url.includes('?') || url.endsWith('.gif')) return { src: url };
  return {
    src: `${url}?w=${widths[widths.length - 1]}`,
    srcSet: widths.map((width) => `${url}?w=${width} ${width}w`).join(', '),
  };
}
