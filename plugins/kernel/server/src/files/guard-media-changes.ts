import type { Core, UID } from '@strapi/strapi';
import { panelContent, panelRoles } from '@mayorista/config';
import { Forbidden } from '../errors/refusal';
import { actorOf } from '../permissions/actor-of';
import type { Actor } from '../permissions/actor';
import { knexOf } from '../transactions/in-transaction';

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
 * removes what they uploaded, and what nothing but records of their own domain shows; anything else is Forbidden, before any file of
 * several is touched.
 */
export function guardMediaChanges(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('upload');
  const upload = plugin.service('upload') as UploadService;
  const files = plugin.service('file') as FileService;
  const folders = plugin.service('folder') as FolderService;
  const { remove, replace, updateFileInfo } = upload;
  const [deleteFiles, deleteFolders] = [files.deleteByIds, folders.deleteByIds];
  const guard = (ids: readonly Id[]): Promise<void> => guardFiles(strapi, ids);
  upload.remove = async (file) => {
    await guard([file.id]);
    return remove.call(upload, file);
  };
  upload.replace = async (id, ...rest) => {
    await guard([id]);
    return replace.call(upload, id, ...rest);
  };
  upload.updateFileInfo = async (id, ...rest) => {
    await guard([id]);
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
async function guardFiles(strapi: Core.Strapi, ids: readonly Id[]): Promise<void> {
  const request = strapi.requestContext.get();
  if (request === undefined || !libraryCalls.test(request.path)) return;
  await requireOwnMedia(strapi, actorOf(request), ids);
}

/** Throws Forbidden when one of these files is neither the actor's own nor of their domain alone; the super admin's are all. */
export async function requireOwnMedia(strapi: Core.Strapi, actor: Actor, ids: readonly Id[]): Promise<void> {
  if (actor.kind !== 'staff' || actor.can.has('*')) return;
  const knex = knexOf(strapi);
  const rows = (await knex('files')
    .whereIn('id', [...ids])
    .select('id', 'created_by_id')) as {
    id: number;
    created_by_id: number | null;
  }[];
  const others = rows.filter((row) => row.created_by_id === null || row.created_by_id !== actor.id).map(({ id }) => id);
  if (others.length === 0) return;
  const uses = (await knex('files_related_mph').whereIn('file_id', others).select('file_id', 'related_type')) as {
    file_id: number;
    related_type: string;
  }[];
  const domain = domainOf(strapi, actor.roles);
  const isOfTheDomain = (id: number): boolean => {
    const own = uses.filter((use) => use.file_id === id);
    return own.length > 0 && own.every((use) => domain.has(use.related_type));
  };
  if (!others.every(isOfTheDomain)) throw new Forbidden();
}

/** The content types that panel roles write, with the components these are made of. */
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
  return found;
}

async function filesInFolders(strapi: Core.Strapi, ids: readonly Id[]): Promise<number[]> {
  const knex = knexOf(strapi);
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
