import type { Shape } from '../../../../shared/shape';
import { emptyDraft, type Draft, type Named } from './draft';

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && Number.isInteger((value as { readonly id?: unknown }).id);

/** Builds the draft of a new record, with the references that whoever led here gave: `{ given: { company: { id, name } } }`. */
export function begunDraft(shape: Pick<Shape, 'fields' | 'lines'>, state: unknown): Draft {
  const draft = emptyDraft(shape);
  const { given } = (state ?? {}) as { readonly given?: Readonly<Record<string, unknown>> };
  const known = Object.entries(given ?? {}).filter(
    ([name, value]) => shape.fields[name]?.kind === 'reference' && isNamed(value),
  );
  return { ...draft, values: { ...draft.values, ...(Object.fromEntries(known) as Record<string, Named>) } };
}
