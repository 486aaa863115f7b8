import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isHidden, guardOf } from '@mayorista/config';
import { slicesOf } from '../../../shared/slices';
import { fold, escapeLike } from '../../../shared/text';
import { now } from '../clock/clock';
import { isAllowed, type Actor } from '../permissions/actor';
import { narrowToWords } from '../resources/resource.store';
import { getKnex, isPostgres } from '../transactions/in-transaction';
import { allFindables, type FindContext, type Findable, type FoundKey, type Hit } from './findable';
import { folioCodes, foundColumn, readTyped, type Typed } from './found-text';

/** So many of a kind are shown, and so many are looked at to choose those whose names begin with what was typed. */
const mostOfKind = 6;
const mostLookedAt = 40;
const mostInAll = 24;
const mostAtOnce = 3;

/** How well a record was met: the first ones stand above. */
const ranks = { whole: 0, number: 1, beginning: 2, digits: 3, words: 4 } as const;

/** A rank, or the SQL that tells it of a row, and what is bound in it. */
type Rank = number | readonly [sql: string, ...bound: string[]];

interface Match {
  readonly kind: string;
  readonly id: number;
  readonly rank: number;
}

/** A record that was found, and of what kind it is. */
export interface FoundHit extends Hit {
  readonly kind: string;
  readonly kind_label: string;
}

interface RankedHit extends FoundHit {
  readonly rank: number;
  /** It opens the page of another kind. */
  readonly isAnother: boolean;
}

export interface FindRequest {
  readonly text: string;
  /** The key of the only kind to look in. */
  readonly kind?: string;
}

/**
 * Finds records of every kind that an actor may list and open, by codes, folios, names, telephones and ids: what was typed whole first.
 * The name of a kind before the rest narrows to it: 'pedido 123'. One statement looks for all, and one a kind reads what was found.
 */
export async function findEverything(strapi: Core.Strapi, actor: Actor, asked: FindRequest): Promise<FoundHit[]> {
  const context: FindContext = { strapi, knex: getKnex(strapi), actor };
  const theirs = allFindables(strapi).filter(({ needs }) => needs.every((code) => isAllowed(actor, code)));
  const { findables, text } = narrowed(theirs, asked);
  const typed = readTyped(text);
  const queries = findables.flatMap((findable) => queriesOf(context, findable, typed));
  if (queries.length === 0) return [];
  const [first, ...others] = queries as [Knex.QueryBuilder, ...Knex.QueryBuilder[]];
  const matches = (await (others.length === 0 ? first : first.unionAll(others))) as Match[];
  const met = findables.filter(({ key }) => matches.some(({ kind }) => kind === key));
  const hits: RankedHit[] = [];
  // Few at a time: on SQLite there is one connection, and whoever types must not take all of PostgreSQL's.
  for (const some of slicesOf(met, isPostgres(strapi) ? mostAtOnce : 1)) {
    const ofKind = ({ key }: Findable) => matches.filter(({ kind }) => kind === key);
    const read = some.map((each) => shown(context, each, { matches: ofKind(each), text }));
    hits.push(...(await Promise.all(read)).flat());
  }
  return onePerPage(hits)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, mostInAll)
    .map(({ rank: _rank, isAnother: _isAnother, ...hit }) => hit);
}

/** Keeps one hit a page, that of the page's own kind, as high as the best of them. */
function onePerPage(hits: readonly RankedHit[]): RankedHit[] {
  const pages = new Map<string, RankedHit>();
  for (const hit of hits) {
    const known = pages.get(hit.to);
    const best = known === undefined || (known.isAnother && !hit.isAnother) ? hit : known;
    pages.set(hit.to, { ...best, rank: Math.min(hit.rank, known?.rank ?? hit.rank) });
  }
  return [...pages.values()];
}

/** The kind that was asked for, or that the first of several words names. */
function narrowed(theirs: readonly Findable[], { text, kind }: FindRequest) {
  if (kind !== undefined) return { findables: theirs.filter(({ key }) => key === kind), text };
  const [first = '', ...rest] = text.trim().split(/\s+/);
  const named = rest.length === 0 ? [] : theirs.filter((findable) => isCalled(findable, fold(first)));
  return named.length === 0 ? { findables: theirs, text } : { findables: named, text: rest.join(' ') };
}

const isCalled = ({ label, words }: Findable, name: string): boolean =>
  [...label, ...words].some((each) => fold(each) === name);

async function shown(
  context: FindContext,
  findable: Findable,
  { matches, text }: { readonly matches: readonly Match[]; readonly text: string },
): Promise<RankedHit[]> {
  const best = new Map<number, number>();
  for (const { id, rank } of matches) best.set(Number(id), Math.min(Number(rank), best.get(Number(id)) ?? ranks.words));
  const hits = await findable.show(context, [...best.keys()]);
  const { key, label, opensAnother: isAnother = false } = findable;
  const begins = fold(text).trim();
  return hits
    .map((hit): RankedHit => {
      const rank = (best.get(hit.id) ?? 0) + nearness(fold(hit.title), begins);
      return { ...hit, kind: key, kind_label: label[0], rank, isAnother };
    })
    .sort((one, other) => one.rank - other.rank || one.title.localeCompare(other.title, 'es', { numeric: true }))
    .slice(0, mostOfKind);
}

/** Titles that begin with what was typed come first, then those of which a word does. */
function nearness(title: string, begins: string): number {
  if (title.startsWith(begins)) return 0;
  return title.includes(` ${begins}`) ? 0.25 : 0.5;
}

/** Builds the queries that look for what was typed among the records of a kind. */
function queriesOf(context: FindContext, findable: Findable, typed: Typed): Knex.QueryBuilder[] {
  const looks = [
    ...findable.keys.filter(({ by }) => by !== 'words').flatMap((key) => keyQueries(context, { findable, key, typed })),
    ...wordQueries(context, findable, typed),
  ];
  if (findable.byId && typed.number !== null)
    looks.push(
      select(context, findable, ranks.number, (rows) => void rows.where(`${findable.table}.id`, typed.number)),
    );
  return looks;
}

/** Selects at most so many of the rows within the actor's reach; wrapped, because a part of a union has no limit of its own. */
function select(
  context: FindContext,
  findable: Findable,
  rank: Rank,
  narrow: (rows: Knex.QueryBuilder) => void,
): Knex.QueryBuilder {
  const rows = findable.rows(context);
  narrow(rows);
  const { knex } = context;
  const [sql, ...bound] = typeof rank === 'number' ? [String(rank)] : rank;
  void rows.select(
    knex.raw('? as kind', [findable.key]),
    { id: `${findable.table}.id` },
    knex.raw(`(${sql}) as rank`, [...bound]),
  );
  return knex.select('kind', 'id', 'rank').from(rows.limit(mostLookedAt).as('found'));
}

interface KeyLook {
  readonly findable: Findable;
  readonly key: FoundKey;
  readonly typed: Typed;
}

function keyQueries(context: FindContext, look: KeyLook): Knex.QueryBuilder[] {
  const { findable, key, typed } = look;
  const { strapi } = context;
  const column = `${findable.table}.${key.column}`;
  const text = foundColumn(strapi, key.by);
  const among = (rank: Rank, narrow: (rows: Knex.QueryBuilder) => void) => {
    const guarded = guardRows(context, look);
    return guarded === null ? [] : [select(context, findable, rank, (rows) => (guarded(rows), narrow(rows)))];
  };
  if (key.by === 'digits')
    return typed.digits === null
      ? []
      : among(ranks.digits, (rows) => void rows.whereRaw(`${text} like ?`, [column, `%${typed.digits}%`]));
  const folios = folioCodes(key.by, typed.number, now().getUTCFullYear());
  const byNumber =
    folios.length === 0 ? [] : among(ranks.number, (rows) => void isAnyOf(rows, { text, column, folios }));
  const { code } = typed;
  if (code === null) return byNumber;
  return [
    ...byNumber,
    ...among(
      [`case when ${text} = ? then ${ranks.whole} else ${ranks.beginning} end`, column, code],
      (rows) => void beginsWith(context, rows, { text, column, code }),
    ),
  ];
}

function isAnyOf(
  rows: Knex.QueryBuilder,
  { text, column, folios }: { readonly text: string; readonly column: string; readonly folios: readonly string[] },
): void {
  void rows.whereRaw(`${text} in (${folios.map(() => '?').join(', ')})`, [column, ...folios]);
}

/** Narrows to codes with a beginning, in their order: the index has them so, however many there are. */
function beginsWith(
  { strapi }: FindContext,
  rows: Knex.QueryBuilder,
  { text, column, code }: { readonly text: string; readonly column: string; readonly code: string },
): void {
  if (isPostgres(strapi)) void rows.whereRaw(`${text} like ? escape '\\'`, [column, `${escapeLike(code)}%`]);
  else void rows.whereRaw(`${text} >= ? and ${text} < ?`, [column, code, column, `${code}\u{10ffff}`]);
  void rows.orderByRaw(isPostgres(strapi) ? `${text} using ~<~` : text, [column]);
}

/** Narrows to the rows in which the actor may read a key; null where they may in none. What is not read does not find. */
function guardRows(
  { actor }: FindContext,
  { findable: { uid }, key }: KeyLook,
): ((rows: Knex.QueryBuilder) => void) | null {
  const field = key.field ?? key.column;
  const may = (code: string): boolean => isAllowed(actor, code);
  if (!isHidden(uid, field, may)) return () => undefined;
  const among = guardOf(uid, field)?.among;
  if (among === undefined || !may(among.code)) return null;
  return (rows) => void rows.where({ ...among.where });
}

function wordQueries(context: FindContext, findable: Findable, { words }: Typed): Knex.QueryBuilder[] {
  const { strapi, actor } = context;
  if (words.length === 0) return [];
  if (findable.searched !== undefined) {
    const asked = { searched: findable.searched, may: (code: string) => isAllowed(actor, code) };
    return [select(context, findable, ranks.words, (rows) => narrowToWords(strapi, rows, asked, words))];
  }
  const named = findable.keys.filter(({ by }) => by === 'words');
  if (named.length === 0) return [];
  const text = foundColumn(strapi, 'words');
  return [
    select(context, findable, ranks.words, (rows) => {
      for (const word of words)
        void rows.where((any) => {
          for (const { column } of named)
            void any.orWhereRaw(`${text} like ? escape '\\'`, [`${findable.table}.${column}`, `%${escapeLike(word)}%`]);
        });
    }),
  ];
}
