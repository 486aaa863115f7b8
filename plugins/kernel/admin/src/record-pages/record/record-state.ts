import { shapeTitles, statePlural, type Shape } from '../../../../shared/shape';
import type { AnyAnswer, NextMove } from '../options';

const stateOf = ({ stateField }: Shape, record: AnyAnswer): string => String(record[stateField]);

/** Returns whether a record may be changed, or removed, in the state it is in. */
export const isAllowedIn = (shape: Shape, record: AnyAnswer, what: 'editable' | 'removable'): boolean =>
  Object.keys(shape.states).length === 0 || shape.states[stateOf(shape, record)]?.[what] === true;

/** Returns whether the platform itself leads a record out of the state it is in. */
export const isPassing = (shape: Shape, record: AnyAnswer): boolean =>
  shape.states[stateOf(shape, record)]?.passes === true;

/** Returns the pause before a record is looked at again: soon at first, and no more often than every quarter of a minute; milliseconds. */
export const lookPauseMs = (looks: number): number => Math.min(15_000, Math.round(1_000 * 1.3 ** looks));

/** Returns the state of a record; null for records without states. */
export const recordState = (shape: Shape, record: AnyAnswer): string | null =>
  Object.keys(shape.states).length === 0 ? null : stateOf(shape, record);

/** Returns the moves that the reader may make with a record. */
export const nextMovesOf = (shape: Shape, record: AnyAnswer): readonly NextMove[] =>
  (record[`next_${statePlural(shape)}`] ?? []) as readonly NextMove[];

/** Returns whether nothing leads out of the state that a move leads to. */
export const isFinal = ({ moves }: Shape, { move }: NextMove): boolean => {
  const to = moves[move]?.to;
  return to !== undefined && !Object.values(moves).some(({ from }) => [from].flat().includes(to));
};

/** Returns whether a move leads to a state that is shown as bad. */
export const isDangerous = ({ moves, states }: Shape, { move }: NextMove): boolean =>
  states[moves[move]?.to ?? '']?.tone === 'danger';

/** Builds the path of the call that moves a record. */
export const movePath = (shape: Shape, id: number): string =>
  `/${shape.domain}/${shape.name}-${statePlural(shape)}/${id}`;

/** Returns the title of a record: its name, or its kind and number. */
export function recordTitle(shape: Shape, record: AnyAnswer): string {
  const name = record[shape.nameColumn];
  const field = shape.fields[shape.nameColumn];
  // A name that rules keep is one too.
  const isNamed =
    (field?.presence === 'required' || field?.writable === 'read-only') && typeof name === 'string' && name !== '';
  return isNamed ? name : `${shapeTitles(shape).one} núm. ${record.id}`;
}
