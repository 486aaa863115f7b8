import { randomUUID } from 'node:crypto';

/** Bytes of a fragment, cut where each person's form token goes. */
export type Pieces = readonly Uint8Array[];

/** Nobody can write a placeholder into a text of the store: they are others in each process, and none is ever sent. */
const BEGIN = `<!--${randomUUID()} `;
const END = '-->';

const encoder = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** The placeholders of one page. */
export interface Placeholders {
  /** Returns a placeholder for a fragment's bytes, with `token` wherever it is cut. */
  readonly put: (pieces: Pieces, token: string) => string;
  /** Returns a page as bytes, with the fragments in the place of their placeholders. */
  readonly fill: (html: string) => Uint8Array[];
}

export function newPlaceholders(): Placeholders {
  const fragments: Pieces[] = [];
  return {
    put(pieces, token) {
      const between = bytesOf(token);
      fragments.push(pieces.flatMap((piece, at) => (at === 0 ? piece : [between, piece])));
      return `${BEGIN}${fragments.length - 1}${END}`;
    },
    fill(html) {
      const [first = '', ...rest] = html.split(BEGIN);
      const parts = rest.flatMap((text) => {
        const end = text.indexOf(END);
        return [...(fragments[Number(text.slice(0, end))] ?? []), bytesOf(text.slice(end + END.length))];
      });
      return [bytesOf(first), ...parts];
    },
  };
}
