import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOGO_PX } from '@mayorista/config';
import { defineParser, parseOthers, reject } from '@mayorista/kernel';
import type { Crop, LogoToDraw } from './logo.parser';

const logoParser = defineParser<LogoToDraw, 'drawn' | 'unreadable' | 'outside'>({
  name: 'companies.logo',
  file: path.join(__dirname, 'logo.parser'),
  mostSeconds: 10,
  mostMegabytes: 600,
});

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
  const drawn = await parseOthers(logoParser, { picture, crop, target, longest: LOGO_PX });
  if ('problem' in drawn || drawn.value === 'unreadable') return reject('logo_unreadable', 'logo');
  if (drawn.value === 'outside') reject('crop_outside', 'crop');
}
