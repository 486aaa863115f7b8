import type { Core } from '@mayorista/kernel';
import type { LandingSummary } from '../../../contract';
import { landingStateLabels } from '../../../landing.states';
import { dateOf, isoOf, landingState } from '../schedule.rules';
import { componentOf, type BlockKind } from './landing.blocks';
import { publicCategoryIds, type LandingRow, type StoredBlock } from './landing.store';

interface Picture {
  readonly id: number;
  readonly url: string;
  readonly alternativeText: string | null;
}

const kindOf = new Map<string, BlockKind>(
  (Object.keys(componentOf) as BlockKind[]).map((kind) => [componentOf[kind], kind]),
);

const pictureOf = (value: unknown) => {
  const picture = value as Picture | null | undefined;
  return picture == null ? null : { id: picture.id, url: picture.url, alt: picture.alternativeText ?? '' };
};

/** Blocks as everybody reads them: their kind, texts, pictures and the public ids of what they name. */
export async function blockViews(strapi: Core.Strapi, blocks: readonly StoredBlock[] = []) {
  const categories = await publicCategoryIds(strapi, blocks.flatMap(categoryDocument));
  return blocks.flatMap((block) => {
    const kind = kindOf.get(block.__component);
    return kind === undefined ? [] : [{ kind, ...partsOf(kind, block, categories) }];
  });
}

const categoryDocument = ({ category }: StoredBlock): string[] => {
  const { documentId } = (category ?? {}) as { documentId?: string };
  return documentId === undefined ? [] : [documentId];
};

function partsOf(kind: BlockKind, block: StoredBlock, categories: ReadonlyMap<string, number>) {
  switch (kind) {
    case 'hero':
      return {
        ...pick(block, 'title', 'text', 'button_text', 'button_url', 'background_style'),
        image: pictureOf(block.image),
      };
    case 'product_carousel':
      return {
        ...pick(block, 'title', 'rule', 'limit', 'skus'),
        category_id: categories.get(categoryDocument(block)[0] ?? '') ?? null,
        brand_id: (block.brand as { id: number } | null)?.id ?? null,
      };
    case 'banner_grid':
      return {
        ...pick(block, 'title'),
        banners: listOf(block.banners).map((banner) => ({
          ...pick(banner, 'title', 'text', 'url'),
          image: pictureOf(banner.image),
        })),
      };
    case 'rich_text':
      return { body: listOf(block.body) };
    case 'countdown':
      return { ...pick(block, 'title', 'end_text'), ends_at: isoOf(block.ends_at) };
    case 'form':
      return {
        ...pick(block, 'title', 'text', 'button_text', 'thanks_text'),
        fields: listOf(block.fields).map((field) => ({
          ...pick(field, 'label', 'field_type', 'is_required'),
          options: optionsOf(field.options),
        })),
      };
  }
}

type Part = Readonly<Record<string, unknown>>;
const pick = (part: Part, ...names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, part[name] ?? null]));
const listOf = (value: unknown): readonly Part[] => (Array.isArray(value) ? (value as Part[]) : []);

/** One option a line, empty ones left out. */
const optionsOf = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : [];

/** What lists and answers say of where a landing stands. */
export function standing(
  row: Pick<LandingRow, 'starts_at' | 'ends_at'>,
  isPublished: boolean,
  at: Date,
): Pick<LandingSummary, 'status' | 'state' | 'status_label' | 'starts_at' | 'ends_at'> {
  const state = landingState(isPublished, { startsAt: dateOf(row.starts_at), endsAt: dateOf(row.ends_at) }, at);
  return {
    status: isPublished ? 1 : 0,
    state,
    status_label: landingStateLabels[state],
    starts_at: isoOf(row.starts_at),
    ends_at: isoOf(row.ends_at),
  };
}
