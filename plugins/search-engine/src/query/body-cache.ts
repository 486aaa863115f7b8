import type { SearchDocument } from '../storage/values';

interface Kept {
  body: string;
  document: SearchDocument;
}

/** Documents kept parsed, some 10 MB. */
const KEPT = 2_000;

/** Parsed documents of the hits shown lately. The body as stored says whether a kept one still holds, so a change shows at once. */
export class BodyCache {
  private readonly documents = new Map<string, Kept>();

  /** The document of a body; not to be changed. */
  parsed(slot: number, doc: number, body: string): Readonly<SearchDocument> {
    const key = `${slot}:${doc}`;
    const kept = this.documents.get(key);
    if (kept?.body === body) return kept.document;
    const document = JSON.parse(body) as SearchDocument;
    if (this.documents.size >= KEPT) this.documents.clear();
    this.documents.set(key, { body, document });
    return document;
  }
}
