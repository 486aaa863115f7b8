import type { Core, UID } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import { publicId } from '../audit/audit-panel';
import { reject, ValidationError } from '../errors/refusal';
import { refusalText } from '../errors/messages';
import { getActor } from '../permissions/actor-of';
import { inTransaction } from '../transactions/in-transaction';
import { findOne } from './resource.store';
import type { RemoveRule, Resource } from './resource.types';

interface Removal {
  readonly needs: string;
  readonly before?: RemoveRule['before'];
  readonly populate: readonly string[];
}

const removals = new WeakMap<Core.Strapi, Map<string, Removal>>();

function removalsOf(strapi: Core.Strapi): Map<string, Removal> {
  const known = removals.get(strapi) ?? new Map<string, Removal>();
  removals.set(strapi, known);
  return known;
}

/** Registers who may remove the records of these resources, and the rules that forbid it. `definePlugin` does it for its own resources. */
export function registerResourceRemovals(strapi: Core.Strapi, resources: readonly Resource[]): void {
  for (const { definition } of resources) {
    const { uid, remove, populate = [] } = definition;
    if (remove !== undefined) removalsOf(strapi).set(uid, { ...remove, populate });
  }
}

/** Registers the permission for a type that is removed by a route of its own, guarded by its plugin. */
export const registerRemoval = (strapi: Core.Strapi, uid: string, needs: string): void =>
  void removalsOf(strapi).set(uid, { needs, populate: [] });

/** Returns the permission code to remove records of a type through the API; null when the API cannot remove them. */
export const removalRight = (strapi: Core.Strapi, uid: string): string | null =>
  removalsOf(strapi).get(uid)?.needs ?? null;

/**
 * Applies the API's removal rules to the panel's generated views. Also rejects the removal of the Spanish locale alone, which is the
 * record itself.
 */
export function guardPanelRemovals(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    if (context.action !== 'delete' || !context.uid.startsWith('api::')) return next();
    if (request === undefined || !request.path.startsWith('/content-manager/')) return next();
    const { documentId, locale } = context.params as { documentId: string; locale?: string };
    if (isOtherLanguage(locale)) return next();
    const isOneOfMany = request.path.endsWith('/actions/bulkDelete');
    const removing = inTransaction(strapi, async (tx) => {
      if (locale === defaultLocale) await refuseSpanishAlone(strapi, context.uid, documentId);
      const removal = removalsOf(strapi).get(context.uid);
      const row = removal?.before === undefined ? null : await spanishRow(strapi, context.uid, documentId, removal);
      if (row !== null) await removal?.before?.({ tx, actor: getActor(request) }, row);
      return next();
    });
    return isOneOfMany ? removing.catch((error: unknown) => nameRecord(strapi, context, documentId, error)) : removing;
  });
}

interface Removed {
  readonly uid: UID.ContentType;
  readonly contentType: unknown;
}

/** Throws the error of one of several records removed together with that record's name: '«Vikron»: Tiene productos…'. */
async function nameRecord(
  strapi: Core.Strapi,
  { uid, contentType }: Removed,
  documentId: string,
  error: unknown,
): Promise<never> {
  if (!(error instanceof ValidationError)) throw error;
  const { mainField } = (contentType as { config?: { settings?: { mainField?: string } } }).config?.settings ?? {};
  const row = (await strapi.db.query(uid).findOne({ where: { documentId } })) as Record<string, unknown> | null;
  const name = mainField === undefined ? undefined : row?.[mainField];
  if (typeof name !== 'string' && typeof name !== 'number') throw error;
  throw new ValidationError(
    error.refusals.map((refusal) => ({
      ...refusal,
      message: `«${name}»: ${refusalText(refusal)}`,
    })),
    error.extra,
  );
}

const isOtherLanguage = (locale: string | undefined): boolean =>
  locale !== undefined && locale !== '*' && locale !== defaultLocale;

async function refuseSpanishAlone(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const others = await strapi.db.query(uid).count({ where: { documentId, locale: { $notIn: [defaultLocale] } } });
  if (others > 0) reject('spanish_alone');
}

async function spanishRow(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, { populate }: Removal) {
  const id = await publicId(strapi, uid, documentId);
  return id === null ? null : findOne(strapi, { uid, populate, locale: defaultLocale, scope: {} }, String(id));
}
