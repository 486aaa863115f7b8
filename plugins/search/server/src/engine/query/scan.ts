import type { Alternative } from './alternatives';
import type { Dictionary } from './dictionary';

/** A place of a document: attribute in the upper 16 bits, position in the lower; smaller is earlier and weightier. */
export type Place = number;
export const attributeOf = (place: Place): number => place >>> 16;
export const positionOf = (place: Place): number => place & 0xffff;

interface PrefixSlot {
  slot: number;
  low: number;
  high: number;
}

/** Finds where a document says the parts of the alternatives. One scanner serves all candidates of a query. */
export class Scanner {
  private readonly slots = new Map<number, number[]>();
  private readonly prefixes: PrefixSlot[] = [];
  private readonly firstSlot: number[] = [];
  private readonly places: Place[][] = [];

  constructor(
    readonly alternatives: Alternative[],
    private readonly dictionary: Dictionary,
    private readonly isSearched: ((attribute: number) => boolean) | undefined,
  ) {
    for (const { parts } of alternatives) {
      this.firstSlot.push(this.places.length);
      for (const part of parts) {
        const slot = this.places.push([]) - 1;
        for (const term of part.terms) this.addTerm(term, slot);
        if (part.prefix === undefined) continue;
        const [low, high] = dictionary.prefixRange(part.prefix);
        this.prefixes.push({ slot, low, high });
      }
    }
  }

  private addTerm(term: string, slot: number): void {
    const id = this.dictionary.id(term);
    if (id === undefined) return;
    const known = this.slots.get(id);
    if (known === undefined) this.slots.set(id, [slot]);
    else known.push(slot);
  }

  /** Reads the token row of a document: pairs of term id and place. */
  read(tokens: Uint32Array): void {
    for (const places of this.places) places.length = 0;
    for (let at = 0; at < tokens.length; at += 2) {
      const place = tokens[at + 1] ?? 0;
      if (this.isSearched !== undefined && !this.isSearched(attributeOf(place))) continue;
      this.readTerm(tokens[at] ?? 0, place);
    }
  }

  private readTerm(id: number, place: Place): void {
    const slots = this.slots.get(id);
    if (slots !== undefined) for (const slot of slots) this.places[slot]?.push(place);
    if (this.prefixes.length === 0) return;
    const order = this.dictionary.orderOf(id);
    for (const { slot, low, high } of this.prefixes) if (order >= low && order < high) this.places[slot]?.push(place);
  }

  /** Where the document just read says an alternative: places of its first word, when the others follow it. */
  placesOf(alternative: number): Place[] {
    const first = this.firstSlot[alternative] ?? 0;
    const starts = this.places[first] ?? [];
    const parts = this.alternatives[alternative]?.parts.length ?? 1;
    if (parts === 1 || starts.length === 0) return starts;
    return starts.filter((place) => {
      for (let part = 1; part < parts; part += 1) if (!this.places[first + part]?.includes(place + part)) return false;
      return true;
    });
  }
}
