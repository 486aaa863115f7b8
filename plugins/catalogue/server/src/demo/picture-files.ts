import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@mayorista/config';

/** A picture to load: where it hangs and its SVG text. */
export interface Picture {
  readonly name: string;
  readonly svg: string;
  readonly alt: string;
  readonly relatedType: string;
  readonly relatedIds: readonly number[];
}

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
export async function writePictures(pictures: readonly Picture[]): Promise<FileRow[]> {
  const folder = path.join(env().dataFolder, 'public', 'uploads');
  await mkdir(folder, { recursive: true });
  const rows: FileRow[] = [];
  for (let start = 0; start < pictures.length; start += atOnce)
    rows.push(
      ...(await Promise.all(pictures.slice(start, start + atOnce).map((picture) => writePicture(folder, picture)))),
    );
  return rows;
}

async function writePicture(folder: string, { name, svg, alt }: Picture): Promise<FileRow> {
  const hash = `${name}_${createHash('sha256').update(svg).digest('hex').slice(0, 10)}`;
  await writeFile(path.join(folder, `${hash}.svg`), svg);
  return {
    name: `${name}.svg`,
    alternative_text: alt,
    hash,
    ext: '.svg',
    mime: 'image/svg+xml',
    size: Number((Buffer.byteLength(svg) / 1000).toFixed(2)),
    url: `/uploads/${hash}.svg`,
    provider: 'local',
    width: 800,
    height: 800,
    folder_path: '/',
  };
}
