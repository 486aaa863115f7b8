import { choiceOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { pluginId } from '../plugin-id';
import { said } from '../query';

/** Stages of a transfer, and 'under way' for those that are not over. */
export const transferViews = ['in_process', 'draft', 'sent', 'received', 'canceled'] as const;

/** What the list of transfers is narrowed by, as the address bar keeps it. */
export interface TransferFilters {
  readonly view: (typeof transferViews)[number] | null;
  readonly source: number | null;
  readonly target: number | null;
  readonly page: number;
}

export const noFilters: TransferFilters = { view: null, source: null, target: null, page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): TransferFilters => ({
  view: choiceOf(transferViews, given.view),
  source: wholeOf(given.source),
  target: wholeOf(given.target),
  page: wholeOf(given.page) ?? 1,
});

/** Where the platform answers the list, newest first. */
export function transfersPath({ view, source, target, page }: TransferFilters): string {
  const isUnderWay = view === 'in_process';
  const query = said({
    page,
    per_page: 20,
    inProcess: isUnderWay ? 'true' : null,
    stage: isUnderWay ? null : view,
    source_warehouse_id: source,
    target_warehouse_id: target,
  });
  return `/${pluginId}/transfers?${query.toString()}`;
}
