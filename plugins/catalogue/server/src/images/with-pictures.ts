import {
  checkUpload,
  throwIfAny,
  ValidationError,
  strapiService,
  type Core,
  type Deps,
  type FieldError,
  type UploadedFile,
} from '@mayorista/kernel';
import type { PictureService } from '../../../contract';
import { uids } from '../uids';

interface StoredFile {
  readonly id: number;
}
interface UploadService {
  upload(given: { data: object; files: object }): Promise<StoredFile[]>;
  remove(file: StoredFile): Promise<unknown>;
}

const extensions = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'svg'];
const libraryOf = (strapi: Core.Strapi) => strapiService<UploadService>(strapi, uids.mediaLibrary);

/**
 * Runs `write` with the pictures already in the media library, their ids by the field they came in; takes them back when it
 * fails: the library does not write inside a transaction. Throws ValidationError on the field of each that is no picture.
 */
export async function withPictures<T>(
  strapi: Core.Strapi,
  files: readonly UploadedFile[],
  write: (ids: ReadonlyMap<string, number>) => Promise<T>,
): Promise<T> {
  const pictures = await checked(files.filter(({ sizeBytes }) => sizeBytes > 0));
  const stored = new Map<string, number>();
  try {
    for (const { file, name, mime } of pictures) stored.set(file.field, await store(strapi, { file, name, mime }));
    return await write(stored);
  } catch (error) {
    for (const id of stored.values()) await libraryOf(strapi).remove(await fileOf(strapi, id));
    throw error;
  }
}

interface Checked {
  readonly file: UploadedFile;
  readonly name: string;
  readonly mime: string;
}

async function checked(files: readonly UploadedFile[]): Promise<Checked[]> {
  const refusals: FieldError[] = [];
  const pictures: Checked[] = [];
  for (const file of files) {
    try {
      pictures.push({ file, ...(await checkUpload(file, { extensions })) });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      refusals.push(...error.refusals);
    }
  }
  throwIfAny(refusals);
  return pictures;
}

async function store(strapi: Core.Strapi, { file, name, mime }: Checked): Promise<number> {
  const given = { filepath: file.path, originalFilename: name, mimetype: mime, size: file.sizeBytes };
  const [stored] = await libraryOf(strapi).upload({ data: { fileInfo: { name } }, files: given });
  if (stored === undefined) throw new Error('The media library answered no file');
  return stored.id;
}

const fileOf = async (strapi: Core.Strapi, id: number): Promise<StoredFile> =>
  ((await strapi.db.query(uids.mediaFile).findOne({ where: { id } })) as StoredFile | null) ?? { id };

/** Removes pictures from the media library, bytes and all; call it after the commit that took them off their record. */
export async function discardPictures(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const file = (await strapi.db.query(uids.mediaFile).findOne({ where: { id } })) as StoredFile | null;
    if (file !== null) await libraryOf(strapi).remove(file);
  }
}

/** Pictures that come with a call, for the domains that show them with products. */
export const pictureService = ({ strapi }: Deps): PictureService => ({
  with: (files, write) => withPictures(strapi, files, write),
  discard: (ids) => discardPictures(strapi, ids),
});
