import type { Alternative } from './alternatives';
import type { Dictionary } from './dictionary';

/** A place of a document: attribute in the upper 16 bits, position in the lower; smaller is earlier and weightier. */
export type Place = number;
export const attributeOf = (place: Place): number => place >>> 16;
export const positionOf = (place: Place): number => place & 0xffff;

/** Finds where a document says the parts of the alternatives. One scanner serves all candidates of a query. */
export class Scanner {
  /** By term id: which of `groups` the term belongs to; 0 for a term nobody looks for. An array, because most terms are just that. */
  private readonly groupOf: Uint16Array;
  /** Slots filled by the terms of a group. */
  private readonly groups: number[][] = [[]];
  private readonly firstSlot: number[] = [];
  private readonly places: Place[][] = [];
  /** By slot: the attributes whose places it takes; undefined for all. */
  private readonly within: (ReadonlySet<number> | undefined)[] = [];
  private readonly isLimited: boolean;

  constructor(
    readonly alternatives: Alternative[],
    dictionary: Dictionary,
    private readonly isSearched: ((attribute: number) => boolean) | undefined,
  ) {
    this.groupOf = new Uint16Array(dictionary.greatestId + 1);
    const sets = new Map<readonly number[], ReadonlySet<number>>();
    for (const { parts, within } of alternatives) {
      this.firstSlot.push(this.places.length);
      if (within !== undefined && !sets.has(within)) sets.set(within, new Set(within));
      for (const part of parts) {
        const slot = this.places.push([]) - 1;
        this.within.push(within === undefined ? undefined : sets.get(within));
        const ids = part.terms.flatMap((term) => dictionary.id(term) ?? []);
        this.join(ids, slot);
        if (part.prefix !== undefined) this.join(dictionary.prefixIds(part.prefix), slot);
      }
    }
    this.isLimited = sets.size > 0;
  }

  /** Makes terms fill a slot: each goes to the group of those that fill what it filled before and this slot. */
  private join(ids: Iterable<number>, slot: number): void {
    const widened = new Map<number, number>();
    for (const id of ids) {
      const group = this.groupOf[id] ?? 0;
      if (this.groups[group]?.includes(slot) === true) continue;
      let next = widened.get(group);
      if (next === undefined) {
        next = this.groups.push([...(this.groups[group] ?? []), slot]) - 1;
        widened.set(group, next);
      }
      this.groupOf[id] = next;
    }
  }

  /** Reads the token row of a document: pairs of term id and place. */
  read(tokens: Uint32Array): void {
    const { places, groups, groupOf, isSearched } = this;
    for (let slot = 0; slot < places.length; slot += 1) {
      const filled = places[slot] as Place[];
      if (filled.length > 0) filled.length = 0;
    }
    for (let at = 0; at < tokens.length; at += 2) {
      const group = groupOf[tokens[at] as number] as number;
      if (group === 0) continue;
      const place = tokens[at + 1] as number;
      if (isSearched !== undefined && !isSearched(attributeOf(place))) continue;
      for (const slot of groups[group] as number[]) {
        if (this.isLimited && this.within[slot]?.has(attributeOf(place)) === false) continue;
        (places[slot] as Place[]).push(place);
      }
    }
  }

  /** Whether the document just read says the first word of an alternative; a phrase may still be broken. */
  isSaid(alternative: number): boolean {
    return (this.places[this.firstSlot[alternative] as number] as Place[]).length > 0;
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
