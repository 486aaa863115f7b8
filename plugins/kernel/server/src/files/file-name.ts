import path from 'node:path';

const longest = 120;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name that is safe to show, to store and to download: the last part of whatever was sent, without control or
 * bidirectional characters, without what file systems forbid, at most 120 characters, with its extension kept.
 */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*%;`$]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const extension = path.extname(clean).slice(0, 12);
  const stem = clean.slice(0, clean.length - path.extname(clean).length).slice(0, longest - extension.length);
  const isUsable = stem !== '' && !reservedOnWindows.test(stem);
  return (isUsable ? stem : `archivo${stem === '' ? '' : `-${stem}`}`) + extension;
}

/** Lower-case extension without its dot; '' when there is none. */
export const extensionOf = (name: string): string => path.extname(name).slice(1).toLowerCase();
