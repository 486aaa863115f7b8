import path from 'node:path';
import { trimOf } from '../../../shared/text';

const longest = 120;
const reservedOnWindows = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Returns a name that is safe to show, store and download: the last part of the given path, without control and bidirectional
 * characters and those that file systems forbid, at most 120 characters long, with its extension.
 */
export function safeFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = trimOf(
    last
      .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
      .replace(/[<>:"|?*%;`$]/g, '_')
      .replace(/\s+/g, ' '),
    /[. ]/,
  );
  const extension = path.extname(clean).slice(0, 12);
  const stem = clean.slice(0, clean.length - path.extname(clean).length).slice(0, longest - extension.length);
  const isUsable = stem !== '' && !reservedOnWindows.test(stem);
  return (isUsable ? stem : `archivo${stem === '' ? '' : `-${stem}`}`) + extension;
}

/** Returns the lower-case extension without its dot; '' when there is none. */
export const extensionOf = (name: string): string => path.extname(name).slice(1).toLowerCase();
