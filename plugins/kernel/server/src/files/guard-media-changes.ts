import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { panelContent, panelRoles } from '@mayorista/config';
import { ForbiddenError } from '../errors/refusal';
import { getActor } from '../permissions/actor-of';
import type { Actor } from '../permissions/actor';
import { getKnex } from '../transactions/in-transaction';

type Id = number | string;

interface UploadService {
  remove(file: { readonly id: Id }): Promise<unknown>;
  replace(id: Id, ...rest: unknown[]): Promise<unknown>;
  updateFileInfo(id: Id, ...rest: unknown[]): Promise<unknown>;
}
interface FileService {
  deleteByIds(ids?: readonly Id[]): Promise<unknown>;
}
interface FolderService {
  deleteByIds(ids?: readonly Id[]): Promise<unknown>;
}

/**
 * The media library is one for the whole house, and Strapi's right to change is one for all its files. A member of staff changes and
 * removes what they uploaded and what records of their own domain show; anything else is ForbiddenError, before any file of several is
 * touched.
 */
export function guardMediaChanges(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('upload');
  const upload = plugin.service('upload') as UploadService;
  const files = plugin.service('file') as FileService;
  const folders = plugin.service('folder') as FolderService;
  const { remove, replace, updateFileInfo } = upload;
  const [deleteFiles, deleteFolders] = [files.deleteByIds, folders.deleteByIds];
  const guard = (ids: readonly Id[], change: Change = 'bytes'): Promise<void> => guardFiles(strapi, ids, change);
  upload.remove = async (file) => {
    await guard([file.id]);
    return remove.call(upload, file);
  };
  upload.replace = async (id, ...rest) => {
    await guard([id]);
    return replace.call(upload, id, ...rest);
  };
  upload.updateFileInfo = async (id, ...rest) => {
    await guard([id], 'texts');
    return updateFileInfo.call(upload, id, ...rest);
  };
  files.deleteByIds = async (ids = []) => {
    await guard(ids);
    return deleteFiles.call(files, ids);
  };
  folders.deleteByIds = async (ids = []) => {
    await guard(await filesInFolders(strapi, ids));
    return deleteFolders.call(folders, ids);
  };
}

/** The library's own calls; calls of the house that keep pictures judge by their record. */
const libraryCalls = /^\/(api\/)?upload(\/|$)/;

/** Refuses when the library is called by somebody of the panel who may not change all of these files. */
async function guardFiles(strapi: Core.Strapi, ids: readonly Id[], change: Change): Promise<void> {
  const request = strapi.requestContext.get();
  if (request === undefined || !libraryCalls.test(request.path)) return;
  // The library answers its own kind of error alone with its own status.
  if (!(await mayChangeMedia(strapi, getActor(request), ids, change)))
    throw new errors.ForbiddenError(new ForbiddenError().message);
}

/** What is done to a file: another name or alternative text, or other bytes or none. */
type Change = 'texts' | 'bytes';

/**
 * Whether each of these files is the actor's own or of their domain; the super admin's are all. A picture that several domains show is
 * named by each of them, and replaced and removed by none alone.
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
    // What nobody uploaded and nothing shows yet may be named by whoever is about to show it.
    return shown.some(Boolean) || (shown.length === 0 && creator === null);
  });
}

/** A kind of record that shows a file. */
interface Use {
  readonly fileId: number;
  readonly uid: string;
}

/** In media fields. */
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

/** By a foreign key, as banners and overviews do. The kernel's own, alternative texts, are of the file and no use of it. */
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

/** The content types that panel roles write, with the components these are made of and the parts of them that have no view of their own. */
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

/** Types of the same domain that no role is given a view of: banners of categories, overviews of products. */
function partsOf(strapi: Core.Strapi, written: ReadonlySet<string>): string[] {
  const viewed = new Set(Object.values(panelContent).flatMap(({ write, read }) => [...write, ...read]));
  const domains = new Set([...written].flatMap((uid) => (uid.startsWith('api::') ? [domainNameOf(uid)] : [])));
  return Object.keys(strapi.contentTypes).filter((uid) => !viewed.has(uid) && domains.has(domainNameOf(uid)));
}

const domainNameOf = (uid: string): string => uid.split('.')[0] ?? uid;

async function filesInFolders(strapi: Core.Strapi, ids: readonly Id[]): Promise<number[]> {
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
