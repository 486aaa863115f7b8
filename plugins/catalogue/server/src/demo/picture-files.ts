import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@mayorista/config';
import { readInSlices } from '@mayorista/kernel';

/** A drawing for the media library. */
export interface Drawn {
  readonly name: string;
  readonly svg: string;
  readonly alt: string;
}

/** A business key as part of a file's name. */
export const fileName = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]+/g, '_');

export interface FileRow {
  readonly name: string;
  readonly alternative_text: string;
  readonly hash: string;
  readonly ext: string;
  readonly mime: string;
  readonly size: number;
  readonly url: string;
  readonly provider: string;
  readonly width: number;
  readonly height: number;
  readonly folder_path: string;
}

/** How many files are written at the same time. */
const atOnce = 16;

/** Writes the drawings into the uploads folder, as Strapi's local provider would, and returns their rows in order. */
export async function writePictures(pictures: readonly Drawn[]): Promise<FileRow[]> {
  const folder = path.join(env().dataFolder, 'public', 'uploads');
  await mkdir(folder, { recursive: true });
  const write = (some: Drawn[]) => Promise.all(some.map((picture) => writePicture(folder, picture)));
  return readInSlices(pictures, write, atOnce);
}

async function writePicture(folder: string, { name, svg, alt }: Drawn): Promise<FileRow> {
  const { width, height } = sizeOf(svg);
  const hash = `${name}_${createHash('sha256').update(svg).digest('hex').slice(0, 10)}`;
  // Where a picture may take any size, the panel's preview among them, one without a size of its own is not seen.
  await writeFile(path.join(folder, `${hash}.svg`), svg.replace('<svg ', `<svg width="${width}" height="${height}" `));
  return {
    name: `${name}.svg`,
    alternative_text: alt,
    hash,
    ext: '.svg',
    mime: 'image/svg+xml',
    size: Number((Buffer.byteLength(svg) / 1000).toFixed(2)),
    url: `/uploads/${hash}.svg`,
    provider: 'local',
    width,
    height,
    folder_path: '/',
  };
}

/** Pixels of the longer side at least: smaller drawings are blown up, since what is made of them is never wider than they are. */
const LONGER_SIDE = 800;

/** The size of a drawing, in the proportions of its viewBox. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const [, width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).map(Number);
  if (!width || !height) throw new Error(`A drawing without a viewBox has no size: ${svg.slice(0, 80)}`);
  const scale = Math.max(1, LONGER_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
