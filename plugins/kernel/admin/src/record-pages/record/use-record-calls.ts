import { useFetchClient } from '@strapi/strapi/admin';
import { toFailure, type Failure } from '../../reading/failure';
import { useToast } from '../../acting/use-tell';
import type { Draft } from '../draft/draft';
import { bodyOf, changeInput, type SentLines } from '../draft/input';
import type { AnyAnswer, NextMove, RecordPages } from '../options';
import { movePath } from './record-state';
import { useStoredRecord } from './use-stored-record';

interface Telling {
  /** Of the toast. */
  readonly text?: string;
  /** Whether a dialog asked for the call, and shows its failure. */
  readonly isAsked?: boolean;
}

interface One {
  readonly data: AnyAnswer;
}

const conflict = 409;

/** Returns a stored record with its form and the calls that change, move and remove it. A version that is not the latest is never overwritten. */
export function useRecordCalls({ shape, slots }: Pick<RecordPages, 'shape' | 'slots'>, first: AnyAnswer) {
  const { get, put, del } = useFetchClient();
  const tell = useToast();
  const { record, form, conflicts, setConflicts, accept, take, compareWith } = useStoredRecord(shape, first);
  const path = `${shape.path}/${record.id}`;
  const asRead = { headers: { 'If-Match': `"${record.updatedAt}"` } };

  const fail = async (
    error: unknown,
    sent: SentLines,
    { text = slots.texts?.notSaved ?? notSaved, isAsked = false }: Telling = {},
  ): Promise<Failure> => {
    const failure = toFailure(error);
    if (failure.status === conflict) compareWith((await get<One>(path)).data.data);
    else form.refuse(failure, sent, isAsked);
    // A dialog tells its own failures.
    if (!isAsked) tell.failed(failure.status === null || failure.status === conflict ? failure.text : text);
    return failure;
  };

  const save = async () => {
    const input = changeInput(shape, form.stored, form.draft);
    try {
      accept((await put<One>(path, bodyOf(input), asRead)).data.data);
      tell.done(slots.texts?.saved ?? 'El registro se ha actualizado');
    } catch (error) {
      await fail(error, input.sent);
    }
  };

  const move = async (
    next: NextMove,
    input: Readonly<Record<string, unknown>>,
    isAsked: boolean,
  ): Promise<Failure | null> => {
    const { stateField } = shape;
    const states = { [stateField]: next[stateField], [`current_${stateField}`]: record[stateField] };
    try {
      const moved = (await put<One>(movePath(shape, record.id), { ...states, ...input }, asRead)).data.data;
      accept(moved);
      tell.done(slots.move?.[next.move]?.done?.(moved) ?? `${next.label}: listo`);
      return null;
    } catch (error) {
      return fail(error, keysOf(form.stored), { text: slots.move?.[next.move]?.failed ?? notSaved, isAsked });
    }
  };

  const remove = async (): Promise<Failure | null> => {
    try {
      await del(path, asRead);
      tell.done(slots.texts?.removed ?? 'El registro se ha eliminado');
      return null;
    } catch (error) {
      return fail(error, {}, { isAsked: true });
    }
  };

  return { record, form, conflicts, setConflicts, save, move, remove, take };
}

const notSaved = 'La información no pudo ser guardada';

/** Lists the keys of the stored lines: a move's refusals speak of them by their position. */
const keysOf = ({ lines }: Draft): SentLines =>
  Object.fromEntries(Object.entries(lines).map(([group, all]) => [group, all.map(({ key }) => key)]));

export type RecordCalls = ReturnType<typeof useRecordCalls>;
