import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineParser, parseOthers, reject, type UploadedFile } from '@mayorista/kernel';
import type { PictureToDraw } from './drawable.parser';

const drawableParser = defineParser<PictureToDraw, boolean>({
  name: 'quotations.logo',
  file: path.join(__dirname, 'drawable.parser'),
  mostSeconds: 10,
  mostMegabytes: 600,
});

/** Converts a picture to a plain PNG of a logo's size: what the printer of PDFs is given is never what somebody uploaded. Null for what is no picture. */
export async function toDrawable(picture: Buffer | string): Promise<Buffer | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mayorista-logo-'));
  try {
    const [source, target] = [path.join(folder, 'picture'), path.join(folder, 'logo.png')];
    if (typeof picture !== 'string') await writeFile(source, picture);
    const drawn = await parseOthers(drawableParser, {
      picture: typeof picture === 'string' ? picture : source,
      target,
    });
    return 'value' in drawn && drawn.value ? await readFile(target) : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Refuses a logo that cannot be drawn, whatever its first bytes promise. */
export async function assertDrawable(files: readonly UploadedFile[]): Promise<void> {
  const logo = files.find(({ field, sizeBytes }) => field === 'logo' && sizeBytes > 0);
  // What is no picture by its bytes is told with all that is wrong.
  if (logo?.judged === undefined || 'refusals' in logo.judged) return;
  if ((await toDrawable(logo.path)) === null) reject('logo_unreadable', 'logo');
}
