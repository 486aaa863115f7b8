import { isWindowsText, utf16Of, windowsText } from '@mayorista/config/lists';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes of a letter that may lie in the next chunk. */
const mostOfALetter = 3;

/**
 * Tells in which letters the whole of a file is written, as all lists are read: UTF-16 by its mark or its zeros; what is no UTF-8, and all of which reads as Windows' letters,
 * by those. Anything else counts as UTF-8, which says in which line it is none.
 */
export async function encodingOf(chunks: AsyncIterable<Buffer>): Promise<Encoding> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [isUtf8, isWindows, isFirst] = [true, true, true];
  let before: Uint8Array = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const wide = isFirst ? utf16Of(chunk) : null;
    if (wide !== null) return wide;
    isFirst = false;
    isUtf8 &&= decodes(decoder, chunk);
    isWindows &&= isWindowsText(Buffer.concat([before, chunk]));
    before = chunk.subarray(-mostOfALetter);
    if (!isWindows && !isUtf8) return 'utf-8';
  }
  return isUtf8 && decodes(decoder) ? 'utf-8' : isWindows ? 'windows-1252' : 'utf-8';
}

function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The same text in UTF-8. Half a letter at the end is told as the sign that no text has. */
export async function* asUtf8(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') return yield* chunks;
  if (encoding === 'windows-1252') {
    for await (const chunk of chunks) yield Buffer.from(windowsText(chunk));
    return undefined;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
