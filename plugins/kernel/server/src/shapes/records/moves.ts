import type { Knex } from 'knex';
import { z } from 'zod';
import { fieldKey, type Shape } from '../../../../shared/shape';
import { ForbiddenError, ConflictError, NotFoundError, type FieldError } from '../../errors/refusal';
import { parseInput } from '../../errors/zod-refusals';
import { assertFresh } from '../../http/assert-fresh';
import { defineMachine, type Machine } from '../../machine/define-machine';
import { move, nextStates } from '../../machine/move';
import type { Actor } from '../../permissions/actor';
import { advisoryLock, type Tx } from '../../transactions/in-transaction';
import { findRecord, lockRecord, updateRecord } from './record.store';
import type { AnyMoveRules, AnyRecord, Row } from './record.types';
import { toColumns, type Values } from './row-values';
import { moveMembers } from './schemas';

/** The reasons against each move of a record, by move. */
type Reasons = ReadonlyMap<string, FieldError[]>;

/** Returns the permission code that writes a record. */
export const writeCode = ({ shape, rules }: AnyRecord): string => rules.needs?.write ?? `${shape.plural}.write`;
/** Returns the permission code that reads a record. */
export const readCode = ({ shape, rules }: AnyRecord): string => rules.needs?.read ?? `${shape.plural}.read`;

const moveRules = ({ rules }: AnyRecord, name: string): AnyMoveRules => rules.moves?.[name] ?? {};

/** Returns the permission code of a move. */
export const moveCode = (record: AnyRecord, name: string): string => moveRules(record, name).needs ?? writeCode(record);

const machines = new WeakMap<AnyRecord, Machine<string, Reasons>>();

/** Builds the state machine of a record once. Throws when its states and moves do not fit together. */
export function getMachine(record: AnyRecord): Machine<string, Reasons> {
  const known = machines.get(record);
  if (known !== undefined) return known;
  const { name, stateField, states, moves } = record.shape;
  const waysOut = (state: string) =>
    Object.entries(moves)
      .filter(([, { from }]) => [from].flat().includes(state))
      .map(([key, { to, label }]) => ({
        to,
        label,
        needs: moveCode(record, key),
        effect: key,
        guard: (reasons: Reasons): FieldError[] => reasons.get(key) ?? [],
      }));
  const machine = defineMachine<string, Reasons>({
    name,
    field: stateField,
    initial: Object.keys(states)[0] ?? '',
    final: Object.keys(states).filter((state) => waysOut(state).length === 0),
    labels: Object.fromEntries(Object.entries(states).map(([state, { label }]) => [state, label])),
    transitions: Object.fromEntries(Object.keys(states).map((state) => [state, waysOut(state)])),
  });
  machines.set(record, machine);
  return machine;
}

const stateOf = ({ stateField }: Shape, row: Row): string => String(row[stateField]);

/** Calls the guards of some moves, one after the other, because a transaction has one connection. */
async function readReasons(record: AnyRecord, knex: Knex, row: Row, names: readonly string[]): Promise<Reasons> {
  const reasons = new Map<string, FieldError[]>();
  for (const name of names) reasons.set(name, (await moveRules(record, name).guard?.(row, knex)) ?? []);
  return reasons;
}

export interface NextMove {
  readonly move: string;
  readonly to: string;
  readonly label: string;
  readonly refusals: readonly FieldError[];
}

/** Lists the moves that an actor may make with a record, and why some of them cannot be made now. */
export async function listNextMoves(record: AnyRecord, knex: Knex, row: Row, actor: Actor): Promise<NextMove[]> {
  const machine = getMachine(record);
  const from = stateOf(record.shape, row);
  const names: string[] = [];
  for (const { effect: name = '' } of machine.transitions[from] ?? [])
    if ((await moveRules(record, name).may?.(row, actor, knex)) !== false) names.push(name);
  const reasons = await readReasons(record, knex, row, names);
  return nextStates(machine, from, reasons, actor).flatMap(({ to, label, refusals }) => {
    const name = findMove(record.shape, from, to);
    return name !== undefined && names.includes(name) ? [{ move: name, to, label, refusals }] : [];
  });
}

export interface MoveCall {
  readonly id: number;
  /** The next state, and the fields that the move requires. */
  readonly input: Readonly<Values>;
  /** The version that the caller read (header If-Match); null when the header was not sent. */
  readonly expected: string | null;
}

/** Moves a record to another state. Throws ValidationError with every reason, ForbiddenError, NotFoundError or ConflictError. */
export async function moveRecord(record: AnyRecord, tx: Tx, actor: Actor, call: MoveCall): Promise<void> {
  const { shape } = record;
  const { [shape.stateField]: asked, [`current_${shape.stateField}`]: seen, ...given } = call.input;
  const to = String(asked);
  const row = await lockForMove(record, tx, actor, { id: call.id, to });
  assertFresh(row, call.expected);
  const from = stateOf(shape, row);
  const name = findMove(shape, from, to);
  const rules = name === undefined ? {} : moveRules(record, name);
  if ((await rules.may?.(row, actor, tx.trx)) === false) throw new ForbiddenError();
  await move(tx, {
    machine: getMachine(record),
    modelType: shape.plural,
    modelId: row.id,
    from,
    to,
    ...(typeof seen === 'string' ? { expected: seen } : {}),
    subject: await readReasons(record, tx.trx, row, name === undefined ? [] : [name]),
    actor,
    apply: async () => {
      const members = moveMembers(shape.moves[name ?? '']?.input ?? {});
      const input = parseInput(z.strictObject(members), given) as Values;
      const columns = (await rules.effect?.({ tx, actor, record: row, input })) ?? {};
      await updateRecord(tx, shape, row.id, { ...toColumns(shape.fields, columns), [shape.stateField]: to });
      await rules.announce?.({ ...row, ...columns, [shape.stateField]: to })(tx);
    },
  });
}

const findMove = ({ moves }: Shape, from: string, to: string): string | undefined =>
  Object.entries(moves).find(([, each]) => [each.from].flat().includes(from) && each.to === to)?.[0];

interface Target {
  readonly id: number;
  readonly to: string;
}

/**
 * Locks a record for a move and returns it. Takes the advisory lock before any row's lock. Throws NotFoundError, or ConflictError when
 * the reference that names the advisory lock has changed meanwhile.
 */
async function lockForMove(record: AnyRecord, tx: Tx, actor: Actor, { id, to }: Target): Promise<Row> {
  const { shape } = record;
  const seen = await findRecord(record, tx, id, actor);
  if (seen === null) throw new NotFoundError();
  const { lock } = moveRules(record, findMove(shape, stateOf(shape, seen), to) ?? '');
  const field = lock === undefined ? undefined : shape.fields[lock];
  const key = lock === undefined || field === undefined ? undefined : fieldKey(lock, field);
  if (key !== undefined) await advisoryLock(tx, `${shape.plural}:${key}:${String(seen[key])}`);
  const row = await lockRecord(record, tx, id, actor);
  if (row === null) throw new NotFoundError();
  if (key !== undefined && row[key] !== seen[key]) throw new ConflictError({ ...row });
  return row;
}
