import { Writable } from 'node:stream';

/**
 * Takes a page as React writes it, and gives it whole, without NUL bytes, which no page holds. React 18 pads its 2 KB buffers with
 * them where a character of several bytes does not fit any more; in browsers they become '�' in the middle of Spanish words.
 */
export class PageBuffer extends Writable {
  readonly #pieces: Uint8Array[] = [];

  override _write(piece: Uint8Array, _encoding: BufferEncoding, done: () => void) {
    this.#pieces.push(piece.includes(0) ? piece.filter((byte) => byte !== 0) : piece);
    done();
  }

  /** All that was written, once the page has ended. */
  whole(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.#pieces);
  }
}
