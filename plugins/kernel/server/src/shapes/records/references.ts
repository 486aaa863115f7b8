import type { Knex } from 'knex';
import { fieldKey, setKey, type FieldMap, type Lines, type Referable, type Shape } from '../../../../shared/shape';
import type { FieldError } from '../../errors/refusal';
import { isPostgres, type Tx } from '../../transactions/in-transaction';
import { groupBy } from './group-by';
import type { Values } from './row-values';

interface Reference {
  /** The field on which an error is reported. */
  readonly field: string;
  readonly to: Referable;
  readonly id: number;
  /** Code of the error when there is no such record; 'not_found' by default. */
  readonly code?: string;
}

/** Lists every reference in values, those of lines included. */
export function listReferences(shape: Shape, values: Readonly<Values>): Reference[] {
  const ofLines = Object.entries(shape.lines).flatMap(([group, lines]) =>
    ((values[group] ?? []) as readonly Values[]).flatMap((line, index) =>
      lines.set === null
        ? fieldReferences(lines.fields, line, `${group}.${index}.`)
        : setReferences(lines, lines.set, { line, index }),
    ),
  );
  return [...fieldReferences(shape.fields, values, ''), ...ofLines];
}

/** Lists the references of one line of a set: its ids stand in a call by themselves. */
function setReferences(
  { fields, unknown }: Lines,
  set: string,
  { line, index }: { readonly line: Values; readonly index: number },
): Reference[] {
  const id = String(line[`${set}_id`]);
  const [field, code] = unknown ?? [`${setKey(set)}.${index}`, 'not_found'];
  return fieldReferences(fields, line, '').map((each) => ({ ...each, field: field.replace('{id}', id), code }));
}

const fieldReferences = (fields: FieldMap, values: Readonly<Values>, prefix: string): Reference[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const key = fieldKey(name, field);
    const id = values[key];
    if (field.kind !== 'reference' || typeof id !== 'number') return [];
    return [{ field: `${prefix}${key}`, to: field.settings.to, id }];
  });

/** The names of records by type and id. */
export type Names = ReadonlyMap<Referable, ReadonlyMap<number, string | null>>;

/** Reads the names of all referenced records: one query per type, one after the other, because a transaction has one connection. */
export async function readNames(
  knex: Knex,
  references: readonly Pick<Reference, 'to' | 'id'>[],
  narrow: (query: Knex.QueryBuilder, to: Referable) => Knex.QueryBuilder = (query) => query,
): Promise<Names> {
  const names = new Map<Referable, ReadonlyMap<number, string | null>>();
  for (const [to, all] of groupBy(references, (reference) => reference.to)) {
    const found = knex(to.table)
      .whereIn('id', [...new Set(all.map(({ id }) => id))])
      .orderBy('id')
      .select('id', { name: to.nameColumn });
    const rows = (await narrow(found, to)) as { id: number; name: string | number | null }[];
    names.set(to, new Map(rows.map(({ id, name }) => [id, name === null ? null : String(name)])));
  }
  return names;
}

/** Lists references to records that do not exist. Locks those that do, so that they cannot be removed until the transaction ends. */
export async function unknownReferences(tx: Tx, shape: Shape, values: Readonly<Values>): Promise<FieldError[]> {
  const references = listReferences(shape, values);
  const names = await readNames(tx.trx, references, (query, { only = {} }) => {
    const allowed = query.where(only);
    return isPostgres(tx.strapi) ? allowed.forKeyShare() : allowed;
  });
  return references.flatMap(({ field, to, id, code = 'not_found' }) =>
    names.get(to)?.has(id) === true ? [] : [{ code, field }],
  );
}
