// What: Which fields of a record the panel shows to a person is worked out once, for the first record of a kind.
// Why: Strapi walks four times through every record of a list.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { emptyMask, learn, masked, type OutputMask } from '../../server/src/permissions/output-mask.rules';
import { expectMethods } from './expect-methods';

type Row = Readonly<Record<string, unknown>>;
type Sanitize = (data: Row | readonly Row[], options?: { readonly action?: string }) => Promise<unknown>;
interface Checker {
  readonly sanitizeOutput: Sanitize;
  /** Tells whether a permission has a condition that reads the record. */
  readonly requiresEntity: { readonly read: () => boolean };
}
interface CheckerService {
  create(of: { readonly userAbility: object; readonly model: string }): Checker;
}

const reading = 'plugin::content-manager.explorer.read';

/**
 * Caches which fields of a record the panel shows to a person. That depends on the person and on the record's fields, not on their
 * values, but Strapi works it out for each record of a list, walking through it four times. Here it does so for the first record, and
 * for records with other fields.
 */
export function cacheOutputMasks(strapi: Core.Strapi): void {
  const service = strapi.plugin('content-manager').service('permission-checker') as unknown as CheckerService;
  expectMethods("content manager's permission checker", service, ['create']);
  const create = service.create.bind(service);
  // An ability is replaced when a permission changes (keep-panel-abilities), and its masks with it.
  const kept = new WeakMap<object, Map<string, OutputMask>>();
  const maskOf = (ability: object, model: string): OutputMask => {
    const masks = kept.get(ability) ?? new Map<string, OutputMask>();
    kept.set(ability, masks);
    const mask = masks.get(model) ?? emptyMask();
    masks.set(model, mask);
    return mask;
  };
  service.create = (of) => {
    const checker = create(of);
    if (checker.requiresEntity.read()) return checker;
    return { ...checker, sanitizeOutput: sanitizeBy(checker.sanitizeOutput, maskOf(of.userAbility, of.model)) };
  };
}

const sanitizeBy =
  (sanitize: Sanitize, mask: OutputMask): Sanitize =>
  async (data, options) => {
    if (Array.isArray(data)) return sanitize(data, options);
    const row = data as Row;
    if ((options?.action ?? reading) !== reading) return sanitize(row, options);
    const known = masked(mask, row);
    if (known !== null) return known;
    const result = await sanitize(row, options);
    learn(mask, row, result as Row);
    return result;
  };
