import { randomUUID } from 'node:crypto';
import { givenPerson } from '@mayorista/people/testing';
import type { Knex } from 'knex';
import type { Client, TestApp } from '@mayorista/kernel/testing';

export type Row = Record<string, unknown>;
export type List = { data: Row[]; total: number };

/** The calls that answer the same records as a generated view; null where there are none. */
export const calls: Readonly<Record<string, string | null>> = {
  'api::inventory.branch': '/inventory/branches',
  'api::inventory.supplier': '/inventory/suppliers',
  'api::inventory.condition-grade': '/inventory/condition-grades',
  'api::inventory.value-restriction': '/inventory/value-restrictions',
  'api::inventory.scale': '/inventory/scales',
  'api::compliance.nom': '/compliance/noms',
  'api::compliance.nom-requirement': '/compliance/nom-requirements',
  'api::compliance.nom-responsible': '/compliance/nom-requirement-responsables',
  'api::compliance.certification-agency': '/compliance/nom-document-certification-agencies',
  'api::compliance.tariff-fraction': '/compliance/tariff-fractions',
  'api::catalogue.product': '/catalogue/products',
  'api::catalogue.brand': '/catalogue/brands',
  'api::catalogue.category': '/catalogue/categories',
  'api::catalogue.stage': '/catalogue/stages',
  'api::catalogue.tvc-brand': '/catalogue/brands-tvc',
  'api::catalogue.tvc-category': '/catalogue/tvc-categories',
  'api::marketing.landing-submission': '/marketing/landing-submissions',
  'api::marketing.landing': '/marketing/landings',
  'api::marketing.store-nav-promo-button-config': '/marketing/store-nav-promo-button-configs',
  'api::marketing.store-profile-promo-dashboard-config': '/marketing/store-profile-promo-dashboard-configs',
  'api::marketing.store-promo': null,
  'api::marketing.popup': null,
  'plugin::users-permissions.user': '/people/users',
  'api::companies.company': '/companies/company-distributors',
  'api::reference.department': '/reference/departments',
  'api::reference.education-type': '/reference/education-types',
  'api::reference.relative-type': '/reference/relative-types',
  'api::reference.blood-type': '/reference/blood-types',
  'api::reference.termination-reason': '/reference/termination-reasons',
};
export const uids = Object.keys(calls);
export const person = 'plugin::users-permissions.user';

/** Values that stand nowhere else, by the field of which whoever it is hidden from must not find them. */
export const canaries = [
  [person, 'rfc', 'XZQW800101AB9'],
  ['api::inventory.supplier', 'accounting_account', 'CTA-90871-Z'],
  ['api::catalogue.product', 'average_cost', '73915.48'],
] as const;
const [[, , rfc], [, , account], [, , cost]] = canaries;

/** Facts of every row that say nothing of a type's own fields. */
const bookkeeping = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy']);

/** Where somebody's calls are: `/inventory/suppliers` for the panel, `/api/suppliers` for the store. */
export type Door = 'panel' | 'store';
export const addressOf = (uid: string, door: Door): string =>
  door === 'panel' ? String(calls[uid]) : String(calls[uid]).replace(/^\/[a-z-]+/, '/api');

/** The names of everything that an answer holds, on any depth. */
export function keysIn(value: unknown, keys = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) keysIn(item, keys);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      keys.add(key);
      keysIn(inner, keys);
    }
  return keys;
}

type Attributes = Record<string, { type: string; target?: string }>;
export const attributesOf = (app: TestApp, uid: string): Attributes =>
  app.strapi.contentType(uid as never).attributes as never;

/** An employee and a client with papers, somebody removed, a supplier's account and a product's cost. */
export interface World {
  readonly employee: { readonly id: number; readonly documentId: string };
  readonly customer: { readonly id: number };
  readonly removed: { readonly id: number; readonly documentId: string };
  /** By type the fields that its calls tell the super administrator. */
  readonly toldToAll: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Makes what is hidden from some, and reads what of each type is told at all. */
export async function givenSecrets(app: TestApp): Promise<World> {
  const knex = app.strapi.db.connection as unknown as Knex;
  const given = async (role: string, fields: Row): Promise<World['employee']> => {
    const { id } = await givenPerson(app, { role, fields });
    const row = (await knex('up_users').where({ id }).first('document_id')) as { document_id: string };
    return { id, documentId: row.document_id };
  };
  const papers = { rfc, birthdate: '1980-01-01' };
  const employee = await given('employee', { user_type: 'employee', name: 'Aaron', manager_id: 1, ...papers });
  const customer = await given('client', { user_type: 'client', ...papers, rfc: 'XZQW800101CD3' });
  const removed = await given('employee', { user_type: 'employee', removed_at: new Date() });
  const first = async (table: string, fields: Row) =>
    knex(table)
      .where(((await knex(table).min('id as id').first()) ?? {}) as Row)
      .update(fields);
  await first('suppliers', { accounting_account: account });
  await first('products', { average_cost: cost });
  const admin = await app.asStaff('admin');
  const toldToAll = new Map<string, ReadonlySet<string>>();
  for (const uid of uids)
    if (calls[uid] !== null) toldToAll.set(uid, (await toldBy(admin, uid, { door: 'panel', employee })) ?? new Set());
  return { employee, customer, removed, toldToAll };
}

/** The fields of a type that its calls tell somebody; null when they refuse. */
export async function toldBy(
  who: Client,
  uid: string,
  { door, employee }: { readonly door: Door; readonly employee: World['employee'] },
): Promise<ReadonlySet<string> | null> {
  const path = addressOf(uid, door);
  // Of people, one of the house's own: everybody is told what may be told of any.
  const list = await who.get<List>(`${path}?per_page=20${uid === person ? '&omniSearchQuery=Aaron' : ''}`);
  if (list.status !== 200) return null;
  const rows = list.body.data.filter(({ id }) => uid !== person || id === employee.id);
  const one = rows.length === 0 ? null : await who.get(`${path}/${String(rows[0]?.id)}`);
  const told = keysIn([rows, one?.status === 200 ? one.body : null]);
  return new Set([...told].filter((key) => !bookkeeping.has(key)));
}

/** By type the fields that its calls tell others, but not this one. */
export async function hiddenFrom(
  app: TestApp,
  who: Client,
  { door, world: { employee, toldToAll } }: { readonly door: Door; readonly world: World },
): Promise<Map<string, string[]>> {
  const hidden = new Map<string, string[]>();
  for (const [uid, names] of toldToAll) {
    const told = await toldBy(who, uid, { door, employee });
    hidden.set(
      uid,
      Object.keys(attributesOf(app, uid)).filter((name) => names.has(name) && told?.has(name) !== true),
    );
  }
  return hidden;
}

/** Enters changes in the history of a record. */
export async function entry(app: TestApp, type: string, id: number, changes: Row): Promise<void> {
  await (app.strapi.db.connection as unknown as Knex)('audit_entries').insert({
    document_id: randomUUID(),
    model_type: type,
    model_id: String(id),
    action: 'changed',
    actor_kind: 'system',
    actor_name: 'Prueba',
    changes: JSON.stringify(changes),
    happened_at: new Date(),
  });
}
