/** A run of two or more bytes that can only be UTF-8: an accent that was written twice over is no letter of Windows. */
const utf8Pair = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}/;

/** Bytes that stand for no letter in Windows-1252. */
const noLetter = /[\x00-\x08\x0e-\x1f\x81\x8d\x8f\x90\x9d]/;

/** The letters of bytes 80 to 9F in Windows-1252 (unicode.org, CP1252.TXT); TextDecoder of some versions of Node reads them as Latin-1. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Tells UTF-16 by its mark, or by every other byte of western text being zero; null for what has one byte a letter. */
export function utf16Of(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const mark = Buffer.from(start.subarray(0, 2)).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const sample = start.subarray(0, 512);
  const [even, odd] = [zerosOf(sample, 0), zerosOf(sample, 1)];
  if (sample.length < 8 || even + odd <= sample.length * 0.3) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** How many bytes at even (0) or odd (1) places are zero. */
const zerosOf = (bytes: Uint8Array, parity: number): number =>
  bytes.filter((byte, at) => byte === 0 && at % 2 === parity).length;

/** Says whether bytes that are no UTF-8 read as the letters of Windows (1252): damaged UTF-8, and what is no text, do not. */
export function isWindowsText(bytes: Uint8Array): boolean {
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return !noLetter.test(letters) && !utf8Pair.test(letters);
}

/**
 * Reads the bytes of a text file as spreadsheets write it: UTF-8 and UTF-16 with or without their mark, else the letters of Windows (1252). Null for
 * what is none of them: it is not guessed at.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const wide = utf16Of(bytes);
  const text = decodedAs(wide ?? 'utf-8', bytes);
  if (text !== null) return text.includes('\0') ? null : text;
  return wide === null && isWindowsText(bytes) ? windowsText(bytes) : null;
}

/** The text of bytes in the letters of Windows (1252). */
export const windowsText = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replaceAll(/[\x80-\x9f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));

function decodedAs(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
