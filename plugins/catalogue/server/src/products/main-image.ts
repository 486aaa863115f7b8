import { checkUpload, strapiService, type Core, type UploadedFile } from '@mayorista/kernel';
import { uids } from '../uids';

interface StoredFile {
  readonly id: number;
}

interface UploadService {
  upload(given: { data: object; files: object }): Promise<StoredFile[]>;
  remove(file: StoredFile): Promise<unknown>;
}

const extensions = ['jpg', 'jpeg', 'png', 'webp', 'gif', 'svg', 'avif'];

/**
 * Runs `write` with the picture sent as `main_image` already in the media library (its id, or null when none was sent); takes it back
 * when the write fails. Files cannot be written inside a transaction. Throws ValidationError on `main_image` for what is no picture.
 */
export async function withMainImage<T>(
  strapi: Core.Strapi,
  files: readonly UploadedFile[],
  write: (imageId: number | null) => Promise<T>,
): Promise<T> {
  const sent = files.find(({ field, sizeBytes }) => field === 'main_image' && sizeBytes > 0);
  if (sent === undefined) return write(null);
  const { name, mime } = await checkUpload(sent, { extensions });
  const service = strapiService<UploadService>(strapi, uids.mediaLibrary);
  const file = { filepath: sent.path, originalFilename: name, mimetype: mime, size: sent.sizeBytes };
  const [stored] = await service.upload({ data: { fileInfo: { name } }, files: file });
  if (stored === undefined) throw new Error('The media library answered no file');
  try {
    return await write(stored.id);
  } catch (error) {
    await service.remove(stored);
    throw error;
  }
}
