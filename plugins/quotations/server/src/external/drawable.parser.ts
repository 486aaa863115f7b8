import sharp from 'sharp';

const widest = 660;

/** A picture that becomes one that the printer of PDFs takes, at `target`. */
export interface PictureToDraw {
  readonly picture: string;
  readonly target: string;
}

/** Writes a picture as a plain PNG of a logo's size; false for what is no picture. */
export const run = ({ picture, target }: PictureToDraw): Promise<boolean> =>
  sharp(picture, { limitInputPixels: 40_000_000 })
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toFile(target)
    .then(
      () => true,
      () => false,
    );
