// What: The same for moves of files and folders: a policy at the route that moves many, and a check where a folder gets
// another parent.
// Why: As above.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { getKnex } from '../../../server/src/transactions/in-transaction';
import { doors } from '../../../server/src/uids';
import { filesInFolders, guardFiles, type Id } from '../../../server/src/files/may-change-media';
import { expectMethods } from '../expect-methods';

interface PolicyContext {
  readonly request: { readonly body?: { readonly fileIds?: unknown; readonly folderIds?: unknown } };
}
interface Route {
  readonly method: string;
  readonly path: string;
  readonly config?: { readonly policies?: readonly unknown[] };
}
interface UploadPlugin {
  routes: Readonly<Record<string, { readonly routes: readonly Route[] } | undefined>>;
}
interface FolderChange {
  readonly parent?: Id | null;
}
interface FolderService {
  update(id: Id, change: FolderChange, ...rest: unknown[]): Promise<unknown>;
}

const moving = 'POST /actions/bulk-move';

/**
 * Limits which files and folders staff may move in the media library: those whose texts they may change (`guardMediaChanges`), and
 * folders in which every file is one of those. Call it before Strapi makes its routes. Throws when Strapi no longer has the route.
 */
export function guardMediaMoves(strapi: Core.Strapi): void {
  addPolicy(strapi.plugin('upload') as unknown as UploadPlugin);
  guardParents(strapi);
}

/** Checks, for the call that moves many, all files named and those inside the folders named. Throws Strapi's ForbiddenError. */
export async function mayMoveMedia(
  { request: { body = {} } }: PolicyContext,
  _config: unknown,
  { strapi }: { readonly strapi: Core.Strapi },
): Promise<boolean> {
  const inside = await filesInFolders(strapi, idsIn(body.folderIds));
  await guardFiles(strapi, [...idsIn(body.fileIds), ...inside], 'texts');
  return true;
}

/** Strapi's own list outlives the server: a copy keeps it intact for the next server of this process. */
function addPolicy(plugin: UploadPlugin): void {
  const given = plugin.routes['admin']?.routes ?? [];
  const guarded = given.map((route) =>
    `${route.method} ${route.path}` === moving
      ? { ...route, config: { ...route.config, policies: [...(route.config?.policies ?? []), doors.mayMoveMedia] } }
      : route,
  );
  if (guarded.every((route, at) => route === given[at]))
    throw new Error(`Strapi's upload no longer has the route ${moving}`);
  plugin.routes = { ...plugin.routes, admin: { ...plugin.routes['admin'], routes: guarded } };
}

const updates = new WeakMap<FolderService, FolderService['update']>();

/** A folder is also moved by giving it another parent. */
function guardParents(strapi: Core.Strapi): void {
  const folders = strapi.plugin('upload').service('folder') as FolderService;
  // This service, too, outlives a platform that is started again in the same process.
  expectMethods("upload's service of folders", folders, ['update']);
  const update = updates.get(folders) ?? folders.update;
  updates.set(folders, update);
  folders.update = async (id, change, ...rest) => {
    if (change.parent !== undefined && !sameId(change.parent, await parentOf(strapi, id)))
      await guardFiles(strapi, await filesInFolders(strapi, [id]), 'texts');
    return update.call(folders, id, change, ...rest);
  };
}

async function parentOf(strapi: Core.Strapi, id: Id): Promise<Id | null> {
  const row = (await getKnex(strapi)('upload_folders_parent_lnk').where({ folder_id: id }).first('inv_folder_id')) as
    { inv_folder_id: number } | undefined;
  return row?.inv_folder_id ?? null;
}

const sameId = (one: Id | null, other: Id | null): boolean => String(one) === String(other);

/** Lists the ids in a request's field; what is no id is left to Strapi's own validation, which refuses it. */
const idsIn = (given: unknown): Id[] =>
  [given ?? []].flat().filter((id): id is Id => Number.isInteger(Number(id)) && id !== '');
