import { Transform } from 'node:stream';

/**
 * Passes a page on without NUL bytes, which no page holds. React 18 pads its 2 KB buffers with them where a character of
 * several bytes does not fit any more; in browsers they become '�' in the middle of Spanish words.
 */
export function withoutNul(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
