import { ApiError } from '../api-error';
import { analyse } from './analyse';
import type { SearchDatabase } from './database';
import { FactStore } from './fact-store';
import { factsOf } from './facts';
import type { ChangeNotes, DocumentChange } from './document-changes';
import type { KnownVocabulary } from '../vocabulary';
import type { Indexes, SearchIndex } from './indexes';
import { formatOf, layoutOf, tablesOf, type Layout } from './layout';
import { documentId, inferPrimaryKey } from './primary-key';
import { createDerived, dropDerived } from './slot-tables';
import type { IndexSettings } from './settings';
import { TextStore, type TextTarget } from './text-store';
import { textsOf, valueAt, type SearchDocument } from './values';

export interface PutOptions {
  primaryKey?: string;
  merge: boolean;
  skipCreation?: boolean;
}

interface StoredRow {
  doc: number;
  body: string;
}

/** The documents of the indexes and all that is derived from them. Every method runs inside the caller's transaction. */
export class Documents {
  readonly texts: TextStore;
  private readonly facts: FactStore;
  private readonly vocabulary: KnownVocabulary;
  private readonly notes: ChangeNotes;

  constructor(
    private readonly db: SearchDatabase,
    private readonly indexes: Indexes,
    { vocabulary, notes }: { readonly vocabulary: KnownVocabulary; readonly notes: ChangeNotes },
  ) {
    this.vocabulary = vocabulary;
    this.notes = notes;
    this.texts = new TextStore(db);
    this.facts = new FactStore(db);
  }

  /**
   * Adds documents; one with a known identifier is replaced, or merged field by field with `merge`. With `skipCreation` those that are
   * not there yet are left out. Returns how many were written.
   */
  put(uid: string, given: SearchDocument[], { primaryKey, merge, skipCreation = false }: PutOptions): number {
    const before = this.indexes.find(uid);
    let index = before ?? this.indexes.create(uid, null);
    if (primaryKey !== undefined && index.primaryKey !== null && index.primaryKey !== primaryKey) {
      throw new ApiError(
        'index_primary_key_already_exists',
        `Index \`${uid}\` already has the primary key \`${index.primaryKey}\`.`,
      );
    }
    if (index.primaryKey === null) {
      index = this.indexes.change(uid, { primaryKey: primaryKey ?? inferPrimaryKey(given[0]) });
    }
    const documents = skipCreation ? this.known(index, given) : given;
    index = this.widened(index, documents);
    const changes = documents.map((document) => this.putOne(index, document, merge));
    if (changes.includes('ranked')) this.texts.bump(index.slot);
    else if (index === before) this.notes.only(changes.filter((change) => change !== 'ranked' && change !== 'same'));
    this.indexes.touch(uid);
    return documents.length;
  }

  private known({ slot, primaryKey }: SearchIndex, documents: SearchDocument[]): SearchDocument[] {
    const sql = `SELECT 1 FROM ${tablesOf(slot).docs} WHERE pk = ?`;
    return documents.filter((document) => this.db.get(sql, [documentId(document, primaryKey ?? 'id')]) !== undefined);
  }

  /** Returns what changed: 'ranked' where words or rank did, 'same' where nothing did. */
  private putOne(index: SearchIndex, given: SearchDocument, merge: boolean): DocumentChange | 'ranked' | 'same' {
    const { uid, slot, layout, primaryKey } = index;
    const { docs } = tablesOf(slot);
    const pk = documentId(given, primaryKey ?? 'id');
    const stored = this.db.get<StoredRow>(`SELECT doc, body FROM ${docs} WHERE pk = ?`, [pk]);
    if (stored === undefined) {
      const doc = Number(
        this.db.run(`INSERT INTO ${docs} (pk, body) VALUES (?, ?)`, [pk, JSON.stringify(given)]).lastInsertRowid,
      );
      this.derive(index, doc, given);
      return 'ranked';
    }
    const before = JSON.parse(stored.body) as SearchDocument;
    const after = merge ? { ...before, ...given } : given;
    const body = JSON.stringify(after);
    if (body === stored.body) return 'same';
    this.db.run(`UPDATE ${docs} SET body = ? WHERE doc = ?`, [body, stored.doc]);
    this.facts.update(slot, stored.doc, factsOf(before, layout), factsOf(after, layout));
    if (sameText(before, after, layout))
      return sameRanking(before, after, index)
        ? { uid, primaryKey: primaryKey ?? 'id', id: pk, attributes: otherAttributes(before, after) }
        : 'ranked';
    this.texts.remove(slot, stored.doc);
    this.texts.insert(index, stored.doc, analyse(after, layout, this.vocabulary.units));
    return 'ranked';
  }

  private derive(target: TextTarget, doc: number, document: SearchDocument): void {
    this.facts.insert(target.slot, doc, factsOf(document, target.layout));
    this.texts.insert(target, doc, analyse(document, target.layout, this.vocabulary.units));
  }

  /** Widens the layout for attributes and lists that these documents are the first to bring. */
  private widened(index: SearchIndex, documents: SearchDocument[]): SearchIndex {
    const { settings, layout } = index;
    const discovers = settings.searchableAttributes.includes('*');
    const names = new Set(layout.searchable);
    if (discovers) for (const document of documents) for (const name of Object.keys(document)) names.add(name);
    const lists = new Set(layout.lists);
    for (const [ordinal, name] of layout.facts.entries()) {
      if (!lists.has(ordinal) && documents.some((document) => Array.isArray(valueAt(document, name))))
        lists.add(ordinal);
    }
    if (names.size === layout.searchable.length && lists.size === layout.lists.length) return index;
    const isWider = names.size > layout.searchable.length;
    const found = { ...layout, searchable: [...names], lists: [...lists] };
    const next: Layout = isWider ? { ...found, ...this.derivedNow() } : found;
    if (isWider) this.rederive({ ...index, layout: next });
    return this.indexes.change(index.uid, { layout: next });
  }

  /** How what is derived anew is derived. */
  private derivedNow(): Pick<Layout, 'codeAttribute' | 'format'> {
    return { codeAttribute: this.vocabulary.codeAttribute, format: formatOf(this.vocabulary) };
  }

  /** Stores new settings and derives everything again when they change what the tables hold. */
  changeSettings(uid: string, settings: IndexSettings): void {
    const index = this.indexes.get(uid);
    const lists = index.layout.lists.map((ordinal) => index.layout.facts[ordinal] ?? '');
    const discovered = settings.searchableAttributes.includes('*') ? this.attributeNames(index.slot) : [];
    const layout = layoutOf(settings, this.vocabulary, { discovered, lists });
    const isSame =
      JSON.stringify([layout.searchable, layout.facts, layout.format]) ===
      JSON.stringify([index.layout.searchable, index.layout.facts, index.layout.format]);
    const next = isSame ? index.layout : { ...layout, lists: this.listOrdinals(index.slot, layout) };
    if (!isSame) this.rederive({ ...index, layout: next });
    this.indexes.change(uid, { settings, layout: next });
  }

  private attributeNames(slot: number): string[] {
    const rows = this.db.all<{ key: string }>(
      `SELECT DISTINCT j.key FROM ${tablesOf(slot).docs} d, json_each(d.body) j ORDER BY d.doc, j.id`,
    );
    return rows.map(({ key }) => key);
  }

  private listOrdinals(slot: number, layout: Layout): number[] {
    const found = new Set<number>();
    for (const document of this.each(slot)) {
      for (const [ordinal, name] of layout.facts.entries())
        if (Array.isArray(valueAt(document.body, name))) found.add(ordinal);
    }
    return [...found];
  }

  /** The caller must give the index a new revision: other threads know its terms by number. */
  private rederive(target: TextTarget): void {
    const { slot, layout } = target;
    dropDerived(this.db, slot);
    this.texts.forget();
    createDerived(this.db, slot, layout);
    for (const { doc, body } of this.each(slot)) this.derive(target, doc, body);
    this.texts.forget();
  }

  /** The stored documents in order, a few hundred at a time: they need not fit in memory. */
  private *each(slot: number): Generator<{ doc: number; body: SearchDocument }> {
    let last = 0;
    for (;;) {
      const rows = this.db.all<StoredRow>(
        `SELECT doc, body FROM ${tablesOf(slot).docs} WHERE doc > ? ORDER BY doc LIMIT 500`,
        [last],
      );
      for (const { doc, body } of rows) yield { doc, body: JSON.parse(body) as SearchDocument };
      const end = rows.at(-1);
      if (end === undefined) return;
      last = end.doc;
    }
  }

  /** Removes documents by identifier; returns how many there were. */
  remove(uid: string, ids: readonly string[]): number {
    const index = this.indexes.get(uid);
    const { docs } = tablesOf(index.slot);
    let removed = 0;
    for (const id of ids) {
      const row = this.db.get<{ doc: number }>(`DELETE FROM ${docs} WHERE pk = ? RETURNING doc`, [id]);
      if (row === undefined) continue;
      this.facts.remove(index.slot, row.doc);
      this.texts.remove(index.slot, row.doc);
      removed += 1;
    }
    if (removed > 0) this.texts.bump(index.slot);
    this.indexes.touch(uid);
    return removed;
  }

  removeAll(uid: string): number {
    const index = this.indexes.get(uid);
    const removed = this.db.run(`DELETE FROM ${tablesOf(index.slot).docs}`).changes;
    this.rederive(index);
    this.indexes.change(uid, {});
    return removed;
  }
}

const searchedTexts = (document: SearchDocument, { searchable }: Layout): string =>
  JSON.stringify(searchable.map((name) => textsOf(valueAt(document, name))));

const sameText = (before: SearchDocument, after: SearchDocument, layout: Layout): boolean =>
  searchedTexts(before, layout) === searchedTexts(after, layout);

/** Tells whether the values of the index's own ranking criteria ('ranking:desc') and of its distinct attribute are the same. */
const sameRanking = (before: SearchDocument, after: SearchDocument, { settings }: SearchIndex): boolean =>
  [
    ...settings.rankingRules.map((rule) => rule.slice(0, rule.lastIndexOf(':'))),
    settings.distinctAttribute ?? '',
  ].every((name) => name === '' || JSON.stringify(valueAt(before, name)) === JSON.stringify(valueAt(after, name)));

const otherAttributes = (before: SearchDocument, after: SearchDocument): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
