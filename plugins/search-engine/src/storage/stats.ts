import type { SearchDatabase } from './database';
import type { Indexes, SearchIndex } from './indexes';
import { tablesOf } from './layout';

/** Counts of documents and of their attributes. */
export class Stats {
  constructor(
    private readonly db: SearchDatabase,
    private readonly indexes: Indexes,
  ) {}

  documents(slot: number): number {
    return this.db.get<{ total: number }>(`SELECT count(*) AS total FROM ${tablesOf(slot).docs}`)?.total ?? 0;
  }

  of({ slot }: SearchIndex): Record<string, unknown> {
    const size =
      this.db.get<{ size: number }>(`SELECT coalesce(sum(length(body)), 0) AS size FROM ${tablesOf(slot).docs}`)
        ?.size ?? 0;
    const numberOfDocuments = this.documents(slot);
    const rows = this.db.all<{ key: string; count: number }>(
      `SELECT j.key AS key, count(*) AS count FROM ${tablesOf(slot).docs} d, json_each(d.body) j GROUP BY j.key ORDER BY j.key`,
    );
    return {
      numberOfDocuments,
      rawDocumentDbSize: size,
      avgDocumentSize: numberOfDocuments === 0 ? 0 : Math.round(size / numberOfDocuments),
      numberOfEmbeddings: 0,
      numberOfEmbeddedDocuments: 0,
      isIndexing: false,
      fieldDistribution: Object.fromEntries(rows.map(({ key, count }) => [key, count])),
    };
  }

  all(): Record<string, unknown> {
    const indexes = this.indexes.findMany();
    const size =
      this.db.get<{ size: number }>(
        'SELECT page_count * page_size AS size FROM pragma_page_count(), pragma_page_size()',
      )?.size ?? 0;
    return {
      databaseSize: size,
      usedDatabaseSize: size,
      lastUpdate:
        indexes
          .map(({ updatedAt }) => updatedAt)
          .sort()
          .at(-1) ?? null,
      indexes: Object.fromEntries(indexes.map((index) => [index.uid, this.of(index)])),
    };
  }
}
