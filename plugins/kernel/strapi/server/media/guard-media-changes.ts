// What: Staff rename, replace and remove only files of their own or of their domain.
// Why: Strapi's permissions for the media library know all files or one's own, no domains.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';
import { filesInFolders, guardFiles, type Change, type Id } from '../../../server/src/files/may-change-media';
import { expectMethods } from '../expect-methods';

interface UploadService {
  remove(file: { readonly id: Id }): Promise<unknown>;
  replace(id: Id, ...rest: unknown[]): Promise<unknown>;
  updateFileInfo(id: Id, ...rest: unknown[]): Promise<unknown>;
}
/** The service of files and that of folders. */
interface FileService {
  deleteByIds(ids?: readonly Id[]): Promise<unknown>;
}

/**
 * Limits whose files staff may change in the media library, where Strapi grants all files or none. Staff may change and remove files
 * that they uploaded or that records of their own domain show. Throws ForbiddenError for any other file, before any of several is
 * changed.
 */
export function guardMediaChanges(strapi: Core.Strapi): void {
  const plugin = strapi.plugin('upload');
  const upload = plugin.service('upload') as UploadService;
  const files = plugin.service('file') as FileService;
  const folders = plugin.service('folder') as FileService;
  expectMethods("upload's service of uploads", upload, ['remove', 'replace', 'updateFileInfo']);
  expectMethods("upload's service of files", files, ['deleteByIds']);
  expectMethods("upload's service of folders", folders, ['deleteByIds']);
  const { remove, replace, updateFileInfo } = upload;
  const [deleteFiles, deleteFolders] = [strapiDeletion(files), strapiDeletion(folders)];
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

type Deletion = FileService['deleteByIds'];
const deletions = new WeakMap<FileService, Deletion>();

/** Returns Strapi's own deletion: these two services outlive a platform that is started again in the same process. */
function strapiDeletion(service: FileService): Deletion {
  const own = deletions.get(service) ?? service.deleteByIds;
  deletions.set(service, own);
  return own;
}
