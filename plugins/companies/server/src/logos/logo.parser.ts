import sharp from 'sharp';

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture that becomes a logo at `target`. */
export interface LogoToDraw {
  readonly picture: string;
  readonly crop: Crop | null;
  readonly target: string;
  /** Points, the longer side. */
  readonly longest: number;
}

const options = { limitInputPixels: 40_000_000 } as const;

/** Cuts a picture and writes it as a plain PNG; or says why it cannot be. */
export async function run({ picture, crop, target, longest }: LogoToDraw): Promise<'drawn' | 'unreadable' | 'outside'> {
  const upright = await sharp(picture, options)
    .rotate()
    .toBuffer({ resolveWithObject: true })
    // The library says in a hundred ways that something is no picture.
    .catch(() => null);
  if (upright === null) return 'unreadable';
  const { width, height } = upright.info;
  if (crop !== null && (crop.x + crop.width > width || crop.y + crop.height > height)) return 'outside';
  const cut = sharp(upright.data, options);
  if (crop !== null) cut.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height });
  await cut.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }).png().toFile(target);
  return 'drawn';
}
