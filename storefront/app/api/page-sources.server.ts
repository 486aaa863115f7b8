import type { Locale } from '../i18n/locale';

/** What was asked of the platform, and in which language. */
export interface Asked {
  readonly address: string;
  readonly locale: Locale;
}

/** An answer of the platform that a page was made of: what was asked, and the tag of its bytes. */
export interface Source extends Asked {
  readonly tag: string;
}

/** The answers that a page was made of, and until when (ms) it would be made the same of it: some of it has dates. */
export interface MadeOf {
  readonly sources: readonly Source[];
  readonly until: number;
}

/** Notes the answers that a page is made of while its loaders ask for them. */
export class PageSources {
  private readonly tags = new Map<string, Asked & { readonly tag: string | null }>();
  private until = Infinity;

  /** Notes an answer; null for one without a tag, which may be another at any time. */
  note(asked: Asked, tag: string | null): void {
    const key = `${asked.locale} ${asked.address}`;
    const known = this.tags.get(key);
    this.tags.set(key, { ...asked, tag: known === undefined || known.tag === tag ? tag : null });
  }

  /** The page shows something else from then on (ms). */
  holdsUntil(time: number): void {
    this.until = Math.min(this.until, time);
  }

  /** Returns what the page was made of; null where nobody can tell whether it would be the same. */
  get madeOf(): MadeOf | null {
    const sources: Source[] = [];
    for (const { tag, ...asked } of this.tags.values()) {
      if (tag === null) return null;
      sources.push({ ...asked, tag });
    }
    return sources.length === 0 ? null : { sources, until: this.until };
  }
}
