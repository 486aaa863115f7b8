import { FLOW_TYPES } from '@mayorista/config/constants';
import { choiceOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { pluginId } from '../plugin-id';
import { said } from '../query';

/** 1 yes, 2 no (spec catalogue 3, Restock filter). */
export const yesOrNo = ['1', '2'] as const;
/** 1 with limits at the target, 2 without, 3 below its minimum. */
export const limitTypes = ['1', '2', '3'] as const;

/** The restock filter as the address bar keeps it; null filters nothing. */
export interface RestockFilter {
  readonly source: number | null;
  readonly target: number | null;
  readonly brandId: number | null;
  readonly stageId: number | null;
  readonly flow: (typeof FLOW_TYPES)[number] | null;
  readonly published: (typeof yesOrNo)[number] | null;
  readonly serial: (typeof yesOrNo)[number] | null;
  readonly limits: (typeof limitTypes)[number] | null;
  readonly page: number;
}

export const noFilter: RestockFilter = {
  source: null,
  target: null,
  brandId: null,
  stageId: null,
  flow: null,
  published: null,
  serial: null,
  limits: null,
  page: 1,
};

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilter = (given: Readonly<Record<string, unknown>>): RestockFilter => ({
  source: wholeOf(given.source),
  target: wholeOf(given.target),
  brandId: wholeOf(given.brandId),
  stageId: wholeOf(given.stageId),
  flow: choiceOf(FLOW_TYPES, given.flow),
  published: choiceOf(yesOrNo, given.published),
  serial: choiceOf(yesOrNo, given.serial),
  limits: choiceOf(limitTypes, given.limits),
  page: wholeOf(given.page) ?? 1,
});

/** Where the platform answers the suggestions; null until two different warehouses are said. */
export function suggestionsPath(filter: RestockFilter): string | null {
  const { source, target } = filter;
  if (source === null || target === null || source === target) return null;
  const query = said({
    source_warehouse_id: source,
    target_warehouse_id: target,
    brand_id: filter.brandId,
    product_stage: filter.stageId,
    product_flow_type: filter.flow,
    published_in_store: filter.published,
    product_serial: filter.serial,
    product_limit_type: filter.limits,
  });
  return `/${pluginId}/restock-suggestions?${query.toString()}`;
}

/** Whether anything but the warehouses is said. */
export const isNarrowed = (filter: RestockFilter): boolean =>
  Object.entries(filter).some(([name, value]) => !['source', 'target', 'page'].includes(name) && value !== null);
