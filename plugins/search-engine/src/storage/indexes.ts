import { ApiError } from '../api-error';
import type { SearchDatabase } from './database';
import type { KnownVocabulary } from '../vocabulary';
import { formatOf, layoutOf, type Layout } from './layout';
import { defaultSettings, storedSettings, type IndexSettings } from './settings';
import { createSlot, dropSlot } from './slot-tables';

export interface SearchIndex {
  uid: string;
  slot: number;
  primaryKey: string | null;
  settings: IndexSettings;
  layout: Layout;
  /** New with every change of settings, layout or slot, and never used twice in the file. */
  revision: number;
  createdAt: string;
  updatedAt: string;
}

interface IndexRow {
  uid: string;
  slot: number;
  primary_key: string | null;
  settings: string;
  layout: string;
  revision: number;
  created_at: string;
  updated_at: string;
}

/** A row as an index. Files of before do not say which attribute holds codes: it was the one that their owner names. */
const parsed = (row: IndexRow, { codeAttribute }: KnownVocabulary): SearchIndex => ({
  uid: row.uid,
  slot: row.slot,
  primaryKey: row.primary_key,
  settings: storedSettings(row.settings),
  layout: { codeAttribute, ...(JSON.parse(row.layout) as Partial<Layout>) } as Layout,
  revision: row.revision,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The indexes of the file. Settings and layout are parsed again only when their revision changed. */
export class Indexes {
  private readonly cache = new Map<string, SearchIndex>();

  constructor(
    private readonly db: SearchDatabase,
    private readonly vocabulary: KnownVocabulary,
  ) {}

  /** Whether the tables of an index were derived by another version of the engine, or with another vocabulary. */
  isOutdated({ layout }: SearchIndex): boolean {
    return layout.format !== formatOf(this.vocabulary);
  }

  find(uid: string): SearchIndex | undefined {
    const mark = this.db.get<{ slot: number; revision: number; updated_at: string }>(
      'SELECT slot, revision, updated_at FROM indexes WHERE uid = ?',
      [uid],
    );
    if (mark === undefined) return undefined;
    const known = this.cache.get(uid);
    if (known !== undefined && known.slot === mark.slot && known.revision === mark.revision) {
      known.updatedAt = mark.updated_at;
      return known;
    }
    const row = this.db.get<IndexRow>('SELECT * FROM indexes WHERE uid = ?', [uid]) as IndexRow;
    const index = parsed(row, this.vocabulary);
    this.cache.set(uid, index);
    return index;
  }

  get(uid: string): SearchIndex {
    const index = this.find(uid);
    if (index === undefined) throw new ApiError('index_not_found', `Index \`${uid}\` not found.`);
    return index;
  }

  findMany(): SearchIndex[] {
    return this.db.all<IndexRow>('SELECT * FROM indexes ORDER BY uid').map((row) => parsed(row, this.vocabulary));
  }

  create(uid: string, primaryKey: string | null): SearchIndex {
    if (!/^[A-Za-z0-9_-]{1,400}$/.test(uid))
      throw new ApiError('invalid_index_uid', `\`${uid}\` is not a valid index uid.`);
    if (this.find(uid) !== undefined) throw new ApiError('index_already_exists', `Index \`${uid}\` already exists.`);
    const slot = this.next('slot');
    const settings = defaultSettings();
    const layout = layoutOf(settings, this.vocabulary);
    createSlot(this.db, slot, layout);
    const now = new Date().toISOString();
    this.db.run('INSERT INTO indexes VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
      uid,
      slot,
      primaryKey,
      JSON.stringify(settings),
      JSON.stringify(layout),
      this.next('revision'),
      now,
      now,
    ]);
    return this.get(uid);
  }

  /** Numbers are never used twice: what a thread remembers of a slot at a revision stays true. */
  private next(counter: 'slot' | 'revision'): number {
    const row = this.db.get<{ value: number }>('UPDATE engine SET value = value + 1 WHERE key = ? RETURNING value', [
      counter,
    ]);
    return (row as { value: number }).value;
  }

  /** To be called when a transaction is rolled back: what was read inside it may not exist. */
  forget(): void {
    this.cache.clear();
  }

  change(uid: string, change: { primaryKey?: string; settings?: IndexSettings; layout?: Layout }): SearchIndex {
    const index = this.get(uid);
    this.db.run(
      'UPDATE indexes SET primary_key = ?, settings = ?, layout = ?, revision = ?, updated_at = ? WHERE uid = ?',
      [
        change.primaryKey ?? index.primaryKey,
        JSON.stringify(change.settings ?? index.settings),
        JSON.stringify(change.layout ?? index.layout),
        this.next('revision'),
        new Date().toISOString(),
        uid,
      ],
    );
    return this.get(uid);
  }

  touch(uid: string): void {
    this.db.run('UPDATE indexes SET updated_at = ? WHERE uid = ?', [new Date().toISOString(), uid]);
  }

  remove(uid: string): void {
    const index = this.get(uid);
    dropSlot(this.db, index.slot);
    this.db.run('DELETE FROM indexes WHERE uid = ?', [uid]);
    this.cache.delete(uid);
  }

  /** Exchanges the contents and the settings of two indexes; their names stay. */
  swap(left: string, right: string): void {
    const [a, b] = [this.get(left), this.get(right)];
    if (left === right)
      throw new ApiError('invalid_swap_duplicate_index_found', `Index \`${left}\` is swapped with itself.`);
    this.db.run('UPDATE indexes SET slot = -1 WHERE uid = ?', [left]);
    this.overwrite(right, a);
    this.overwrite(left, b);
    this.cache.clear();
  }

  /** Gives an index another name, which must be free. */
  rename(uid: string, to: string): void {
    this.get(uid);
    if (this.find(to) !== undefined) throw new ApiError('index_already_exists', `Index \`${to}\` already exists.`);
    this.db.run('UPDATE indexes SET uid = ?, revision = ?, updated_at = ? WHERE uid = ?', [
      to,
      this.next('revision'),
      new Date().toISOString(),
      uid,
    ]);
    this.cache.clear();
  }

  private overwrite(uid: string, { slot, primaryKey, settings, layout }: SearchIndex): void {
    this.db.run(
      'UPDATE indexes SET slot = ?, primary_key = ?, settings = ?, layout = ?, revision = ?, updated_at = ? WHERE uid = ?',
      [
        slot,
        primaryKey,
        JSON.stringify(settings),
        JSON.stringify(layout),
        this.next('revision'),
        new Date().toISOString(),
        uid,
      ],
    );
  }
}
