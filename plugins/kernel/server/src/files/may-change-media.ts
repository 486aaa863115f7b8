import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { panelContent, panelRoles } from '@mayorista/config';
import { ForbiddenError } from '../errors/refusal';
import { getActor } from '../permissions/actor-of';
import type { Actor } from '../permissions/actor';
import { getKnex } from '../transactions/in-transaction';

/** The id of a file or folder as requests give it. */
export type Id = number | string;

/** The paths of the media library's own endpoints. Other endpoints that store pictures check the permissions of their record instead. */
const libraryCalls = /^\/(api\/)?upload(\/|$)/;

/** Throws Strapi's ForbiddenError when a request to the media library comes from staff who may not change all of these files. */
export async function guardFiles(strapi: Core.Strapi, ids: readonly Id[], change: Change): Promise<void> {
  const request = strapi.requestContext.get();
  if (request === undefined || !libraryCalls.test(request.path)) return;
  // The media library sets the HTTP status by Strapi's own error classes alone.
  if (!(await mayChangeMedia(strapi, getActor(request), ids, change)))
    throw new errors.ForbiddenError(new ForbiddenError().message);
}

/** The kind of change: 'texts' is a new name or alternative text, 'bytes' a replacement or removal. */
export type Change = 'texts' | 'bytes';

/**
 * Tells whether an actor may change all of these files: their own uploads and files of their domain; super admins may change any. When
 * several domains show a file, each may change its texts, but none may replace or remove it alone.
 */
export async function mayChangeMedia(
  strapi: Core.Strapi,
  actor: Actor,
  ids: readonly Id[],
  change: Change,
): Promise<boolean> {
  if (actor.kind !== 'staff' || actor.can.has('*')) return true;
  const knex = getKnex(strapi);
  const rows = (await knex('files')
    .whereIn('id', [...ids])
    .select('id', 'created_by_id')) as {
    id: number;
    created_by_id: number | null;
  }[];
  const others = rows.filter(({ created_by_id: creator }) => creator === null || creator !== actor.id);
  if (others.length === 0) return true;
  const ofOthers = others.map(({ id }) => id);
  const uses = [...(await fieldUses(knex, ofOthers)), ...(await keyUses(strapi, knex, ofOthers))];
  const domain = domainOf(strapi, actor.roles);
  return others.every(({ id, created_by_id: creator }) => {
    const shown = uses.filter(({ fileId }) => fileId === id).map(({ uid }) => domain.has(uid));
    if (change === 'bytes') return shown.length > 0 && shown.every(Boolean);
    // A file without uploader that no record shows yet may be described by any staff.
    return shown.some(Boolean) || (shown.length === 0 && creator === null);
  });
}

/** A content type of which a record shows the file. */
interface Use {
  readonly fileId: number;
  readonly uid: string;
}

/** Finds uses in media fields. */
async function fieldUses(knex: Knex, ids: readonly number[]): Promise<Use[]> {
  const rows = (await knex('files_related_mph')
    .whereIn('file_id', [...ids])
    .select('file_id', 'related_type')) as {
    file_id: number;
    related_type: string;
  }[];
  return rows.map(({ file_id: fileId, related_type: uid }) => ({ fileId, uid }));
}

interface ForeignKey {
  readonly columns: readonly string[];
  readonly referencedTable: string;
}

/**
 * Finds uses by a foreign key, as of banners and overviews. Skips the kernel's alternative texts, which belong to the file and do not
 * show it.
 */
async function keyUses(strapi: Core.Strapi, knex: Knex, ids: readonly number[]): Promise<Use[]> {
  const uses: Use[] = [];
  for (const uid of Object.keys(strapi.contentTypes)) {
    if (!uid.startsWith('api::') || uid.startsWith('api::kernel.')) continue;
    const { tableName, foreignKeys = [] } = strapi.db.metadata.get(uid) as unknown as {
      readonly tableName: string;
      readonly foreignKeys?: readonly ForeignKey[];
    };
    for (const { columns, referencedTable } of foreignKeys) {
      const [column] = columns;
      if (referencedTable !== 'files' || column === undefined) continue;
      const rows = (await knex(tableName)
        .whereIn(column, [...ids])
        .distinct(`${column} as file_id`)) as { file_id: number }[];
      uses.push(...rows.map(({ file_id: fileId }) => ({ fileId, uid })));
    }
  }
  return uses;
}

/**
 * Returns the content types that panel roles write, with their components and the types of the same domain that have no view of their
 * own.
 */
function domainOf(strapi: Core.Strapi, roles: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const enter = (uid: string): void => {
    if (found.has(uid)) return;
    found.add(uid);
    const schema = strapi.contentTypes[uid as UID.ContentType] ?? strapi.components[uid as UID.Component];
    for (const attribute of Object.values(schema?.attributes ?? {})) {
      if (attribute.type === 'component') enter(attribute.component);
      if (attribute.type === 'dynamiczone') for (const component of attribute.components) enter(component);
    }
  };
  for (const { type } of panelRoles) if (roles.includes(type)) panelContent[type].write.forEach(enter);
  for (const part of partsOf(strapi, found)) found.add(part);
  return found;
}

/** Lists the types of the written domains that no role has a view of: banners of categories, overviews of products. */
function partsOf(strapi: Core.Strapi, written: ReadonlySet<string>): string[] {
  const viewed = new Set(Object.values(panelContent).flatMap(({ write, read }) => [...write, ...read]));
  const domains = new Set([...written].flatMap((uid) => (uid.startsWith('api::') ? [domainNameOf(uid)] : [])));
  return Object.keys(strapi.contentTypes).filter((uid) => !viewed.has(uid) && domains.has(domainNameOf(uid)));
}

const domainNameOf = (uid: string): string => uid.split('.')[0] ?? uid;

/** Lists the files in folders and in those below them. */
export async function filesInFolders(strapi: Core.Strapi, ids: readonly Id[]): Promise<number[]> {
  const knex = getKnex(strapi);
  const folders = (await knex('upload_folders')
    .whereIn('id', [...ids])
    .select('path')) as { path: string }[];
  if (folders.length === 0) return [];
  const rows = (await knex('files')
    .where((some) => {
      for (const { path } of folders)
        void some.orWhere('folder_path', path).orWhere('folder_path', 'like', `${path}/%`);
    })
    .select('id')) as { id: number }[];
  return rows.map(({ id }) => id);
}
