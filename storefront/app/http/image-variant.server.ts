import sharp, { type Sharp } from 'sharp';
import type { ImageWidth } from '../lib/format/image-sources';

// Pages are drawn beside: one picture takes one core at most.
sharp.concurrency(1);

const WEBP_QUALITY = 84;
const JPEG_QUALITY = 82;
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 10;

export type VariantType = 'image/webp' | 'image/jpeg' | 'image/png';

/** What a picture of this kind is sent as: WebP to whoever says that they read it, else as it was kept. Null: as it is. */
export function variantType(kept: string, accept: string | null): VariantType | null {
  const readsWebp = /\bimage\/webp\b/.test(accept ?? '');
  switch (kept.split(';')[0]) {
    case 'image/svg+xml':
      return readsWebp ? 'image/webp' : null;
    case 'image/jpeg':
    case 'image/avif':
      return readsWebp ? 'image/webp' : 'image/jpeg';
    case 'image/png':
    case 'image/webp':
      return readsWebp ? 'image/webp' : 'image/png';
    default:
      return null;
  }
}

const encoders: Readonly<Record<VariantType, (image: Sharp) => Sharp>> = {
  'image/webp': (image) => image.webp({ quality: WEBP_QUALITY, smartSubsample: true }),
  'image/jpeg': (image) => image.jpeg({ quality: JPEG_QUALITY }),
  'image/png': (image) => image.png({ palette: true }),
};

/** A picture in another width and format, upright, without what the camera noted of place and time. Throws for what is no picture. */
export function makeVariant(kept: Uint8Array, width: ImageWidth, type: VariantType): Promise<Buffer> {
  const image = sharp(kept, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing(kept) })
    .timeout({ seconds: TIMEOUT_SECONDS });
  return encoders[type](image).toBuffer();
}

/** A drawing has no size of its own: it is drawn as large as it is asked for. */
const isDrawing = (kept: Uint8Array): boolean =>
  /<svg|<\?xml/i.test(Buffer.from(kept.subarray(0, 256)).toString('latin1'));
