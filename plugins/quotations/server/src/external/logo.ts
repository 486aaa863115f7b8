import sharp from 'sharp';
import { reject, type UploadedFile } from '@mayorista/kernel';

const widest = 660;

/** Converts a picture to a plain PNG of a logo's size: what the printer of PDFs is given is never what somebody uploaded. Throws for what is no picture. */
export const toDrawable = (picture: Buffer | string): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: 40_000_000 })
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();

/** Refuses a logo that cannot be drawn, whatever its first bytes promise. */
export async function assertDrawable(files: readonly UploadedFile[]): Promise<void> {
  const logo = files.find(({ field, sizeBytes }) => field === 'logo' && sizeBytes > 0);
  if (logo === undefined || !/\.(png|jpe?g)$/i.test(logo.name)) return;
  try {
    await toDrawable(logo.path);
  } catch {
    reject('logo_unreadable', 'logo');
  }
}
