import { LRUCache } from 'lru-cache';

/** Of texts; what they are read into takes some three times as much. Some four hundred listings of sixty cards: fewer would push each other out. */
const MAX_CHARACTERS = 32_000_000;
const MAX_ADDRESSES = 5_000;
/** What one address answers differs by level, branch and currency. */
const OFFERED = 6;
/** Such a tag is made of the answer's own bytes: who is told that it is still so may be given what another was. */
export const CONTENT_TAG = /^"sha256-[\w-]{43}"$/;

/** What was answered at an address before, by tag. */
export type Offered = ReadonlyMap<string, object>;

export interface KnownAnswers {
  readonly offeredAt: (address: string) => Offered;
  /** The body of what came for `offered`; null for what is no JSON. */
  readonly read: (address: string, response: Response, offered: Offered) => Promise<unknown>;
}

/**
 * Reads the platform's answers. One with a tag is sent and read once for all who are answered the same, as people of one level are
 * who look at the same listing: what they are given is one frozen value, by which what was made of it can be found again.
 */
export function knownAnswers(maxCharacters = MAX_CHARACTERS): KnownAnswers {
  const known = new LRUCache<string, { readonly answer: object; readonly length: number }>({
    maxSize: maxCharacters,
    sizeCalculation: ({ length }) => length,
  });
  const tags = new LRUCache<string, readonly string[]>({ max: MAX_ADDRESSES });

  function keep(tag: string, address: string, answer: object, length: number): object {
    const same = known.get(tag)?.answer ?? frozen(answer);
    known.set(tag, { answer: same, length });
    tags.set(address, [tag, ...(tags.get(address) ?? []).filter((other) => other !== tag)].slice(0, OFFERED));
    return same;
  }

  return {
    offeredAt: (address) =>
      new Map(
        (tags.get(address) ?? []).flatMap((tag): [string, object][] => {
          const { answer } = known.get(tag) ?? {};
          return answer === undefined ? [] : [[tag, answer]];
        }),
      ),
    async read(address, response, offered) {
      const tag = response.headers.get('ETag') ?? '';
      if (response.status === 304) return offered.get(tag) ?? null;
      const text = await response.text();
      const answer = parse(text);
      const isKept = response.ok && CONTENT_TAG.test(tag) && typeof answer === 'object' && answer !== null;
      return isKept ? keep(tag, address, answer, text.length) : answer;
    },
  };
}

/** A body as JSON; null for what is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's HTML page instead of JSON: the status alone tells what happened.
    return null;
  }
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) frozen(part);
  return Object.freeze(value);
}
