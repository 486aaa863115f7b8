import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { LOGO_PX } from '@mayorista/config';
import { reject } from '@mayorista/kernel';

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Cuts a picture, makes it no larger than a logo and hands a plain PNG to `use`: what somebody uploaded is never shown as it came. Throws
 * ValidationError on `logo` for what is no picture, and on `crop` for a cut outside of it.
 */
export async function withLogo<T>(picture: string, crop: Crop | null, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'logo-'));
  try {
    const target = path.join(folder, 'logo.png');
    await draw(picture, crop, target);
    return await use(target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function draw(picture: string, crop: Crop | null, target: string): Promise<void> {
  const options = { limitInputPixels: 40_000_000 } as const;
  const upright = await sharp(picture, options)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    .catch(() => reject('logo_unreadable', 'logo'));
  const { width, height } = upright.info;
  if (crop !== null && (crop.x + crop.width > width || crop.y + crop.height > height)) reject('crop_outside', 'crop');
  const cut = sharp(upright.data, options);
  if (crop !== null) cut.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height });
  await cut.resize({ width: LOGO_PX, height: LOGO_PX, fit: 'inside', withoutEnlargement: true }).png().toFile(target);
}
