import type { Core } from '@mayorista/kernel';
import type { ReferenceNames } from '../../../contract';

/** What a movement or a reservation points at. */
export interface Reference {
  readonly type: string | null;
  readonly id: string | null;
}

const registered = new WeakMap<Core.Strapi, Map<string, ReferenceNames[]>>();

function namesOf(strapi: Core.Strapi): Map<string, ReferenceNames[]> {
  const known = registered.get(strapi) ?? new Map<string, ReferenceNames[]>();
  registered.set(strapi, known);
  return known;
}

export function addReferenceNames(strapi: Core.Strapi, type: string, names: ReferenceNames): void {
  const byType = namesOf(strapi);
  byType.set(type, [...(byType.get(type) ?? []), names]);
}

/** What each of these references is called; null for one that nobody has a name for. Of several names the first added wins. */
export async function referenceTexts(
  strapi: Core.Strapi,
  references: readonly Reference[],
): Promise<(reference: Reference) => string | null> {
  const texts = new Map<string, string>();
  for (const [type, sources] of namesOf(strapi)) {
    for (const names of sources) {
      const asked = [
        ...new Set(
          references.flatMap(({ type: its, id }) =>
            its === type && id !== null && !texts.has(keyOf(type, id)) ? [id] : [],
          ),
        ),
      ];
      if (asked.length > 0) for (const [id, text] of await names(asked)) texts.set(keyOf(type, id), text);
    }
  }
  return ({ type, id }) => (type === null || id === null ? null : (texts.get(keyOf(type, id)) ?? null));
}

const keyOf = (type: string, id: string): string => `${type} ${id}`;
