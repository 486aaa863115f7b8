/** An answer of the platform that a page was made of: what was asked, and the tag of its bytes. */
export interface Source {
  readonly address: string;
  readonly tag: string;
}

/** The answers that a page was made of, and until when (ms) it would be made the same of it: some of it has dates. */
export interface MadeOf {
  readonly sources: readonly Source[];
  readonly until: number;
}

/** Notes the answers that a page is made of while its loaders ask for them. */
export class PageSources {
  private readonly tags = new Map<string, string | null>();
  private until = Infinity;

  /** Notes an answer; null for one without a tag, which may be another at any time. */
  note(address: string, tag: string | null): void {
    const known = this.tags.get(address);
    this.tags.set(address, known === undefined || known === tag ? tag : null);
  }

  /** The page shows something else from then on (ms). */
  holdsUntil(time: number): void {
    this.until = Math.min(this.until, time);
  }

  /** Returns what the page was made of; null where nobody can tell whether it would be the same. */
  get madeOf(): MadeOf | null {
    const sources: Source[] = [];
    for (const [address, tag] of this.tags) {
      if (tag === null) return null;
      sources.push({ address, tag });
    }
    return sources.length === 0 ? null : { sources, until: this.until };
  }
}
