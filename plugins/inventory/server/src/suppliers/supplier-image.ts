import { checkUpload, strapiService, type Core, type UploadedFile } from '@mayorista/kernel';
import { uids } from '../uids';

interface StoredFile {
  readonly id: number;
}

interface UploadService {
  upload(given: { data: object; files: object }): Promise<StoredFile[]>;
  remove(file: StoredFile): Promise<unknown>;
}

const extensions = ['jpg', 'jpeg', 'png', 'webp', 'svg'];

/**
 * Runs `write` with the picture sent as `main_image_file` in the media library (its id, or null when none was sent), and
 * takes it back when the write fails. ValidationError on `main_image_file` for what is no picture.
 */
export async function withSupplierImage<T>(
  strapi: Core.Strapi,
  files: readonly UploadedFile[],
  write: (imageId: number | null) => Promise<T>,
): Promise<T> {
  const sent = files.find(({ field, sizeBytes }) => field === 'main_image_file' && sizeBytes > 0);
  if (sent === undefined) return write(null);
  const { name, mime } = await checkUpload(sent, { extensions });
  const uploads = strapiService<UploadService>(strapi, uids.mediaLibrary);
  const [stored] = await uploads.upload({
    data: { fileInfo: { name } },
    files: { filepath: sent.path, originalFilename: name, mimetype: mime, size: sent.sizeBytes },
  });
  if (stored === undefined) throw new Error('The media library answered no file');
  try {
    return await write(stored.id);
  } catch (error) {
    await uploads.remove(stored);
    throw error;
  }
}
