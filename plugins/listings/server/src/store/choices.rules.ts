import { FLOW_TYPES } from '@mayorista/config/constants';

/** How many products of a listing have something, by its id or name. */
export type Tally<Key> = ReadonlyMap<Key, number>;

export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

/** Brands by name, as Spanish orders it, with how many products each would leave. */
export const brandChoices = (counts: Tally<number>, names: ReadonlyMap<number, string>): Choice[] =>
  choices(counts, (id) => names.get(id)).sort((one, other) => one.name.localeCompare(other.name, 'es'));

interface Names {
  readonly es: string | null;
  readonly en: string | null;
}

/** Stages in their own order, named in the language where it is there, with how many products each would leave. */
export const stageChoices = (counts: Tally<number>, names: ReadonlyMap<number, Names>, locale: string): Choice[] =>
  choices(counts, (id) => {
    const name = names.get(id);
    return locale === 'en' ? (name?.en ?? name?.es) : name?.es;
  }).sort((one, other) => one.id - other.id);

/** How products are sold, in the order of the choices, with how many each would leave; none that leaves nothing. */
export const flowTypeChoices = (counts: Tally<string>): { value: string; count: number }[] =>
  FLOW_TYPES.flatMap((value) => {
    const count = counts.get(value) ?? 0;
    return count === 0 ? [] : [{ value, count }];
  });

const choices = (counts: Tally<number>, nameOf: (id: number) => string | null | undefined): Choice[] =>
  [...counts].map(([id, count]) => ({ id, name: nameOf(id) ?? '', count }));
