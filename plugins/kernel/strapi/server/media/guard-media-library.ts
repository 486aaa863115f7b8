// What: Every file that enters the media library is checked by its bytes, drawings are freed of code, names are made
// safe.
// Why: Files of the library are public and served as they are; Strapi believes what the caller says of them.
// Made for Strapi 5.54.0.

import { stat } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import { refusalText } from '../../../server/src/errors/messages';
import { ValidationError } from '../../../server/src/errors/refusal';
import { checkUpload } from '../../../server/src/files/check-upload';
import { fileKinds } from '../../../server/src/files/file-kinds';
import { safeFileName } from '../../../server/src/files/file-name';
import { expectMethods } from '../expect-methods';

/** A file on its way into the media library, as Strapi's upload service takes it. */
interface MediaFile {
  readonly filepath: string;
  size: number;
  originalFilename?: string | null;
  mimetype?: string | null;
  detectedMimeType?: string;
}

interface FileInfo {
  name?: string | null;
}

interface MediaData {
  readonly fileInfo?: FileInfo | FileInfo[];
}

type Options = Readonly<Record<string, unknown>>;

interface UploadService {
  upload(given: { data: MediaData; files: MediaFile | MediaFile[] }, options?: Options): Promise<unknown>;
  replace(id: number | string, given: { data: MediaData; file: MediaFile }, options?: Options): Promise<unknown>;
}

/**
 * The extensions accepted in the media library: no XML, from which browsers make pages with scripts. Invoices are private files
 * instead.
 */
const publicExtensions = fileKinds
  .filter(({ kind }) => kind !== 'xml')
  .flatMap(({ extensions }) => Object.keys(extensions));

/**
 * Checks every file that enters the media library by the panel, REST or an address, because such files are public and served as they
 * are: it must be of an allowed type by its bytes, and an SVG free of code. Its name is made safe. Any other file is rejected with
 * Strapi's ValidationError.
 */
export function guardMediaLibrary(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload') as UploadService;
  expectMethods("upload's service of uploads", service, ['upload', 'replace']);
  const [upload, replace] = [service.upload.bind(service), service.replace.bind(service)];
  service.upload = async (given, options) => {
    await admit([given.files].flat(), given.data);
    return upload(given, options);
  };
  service.replace = async (id, given, options) => {
    await admit([given.file], given.data);
    return replace(id, given, options);
  };
}

async function admit(files: readonly MediaFile[], { fileInfo }: MediaData): Promise<void> {
  for (const file of files) {
    const { name, mime } = await checked(file);
    file.originalFilename = name;
    file.mimetype = mime;
    file.detectedMimeType = mime;
    // Sanitizing may have made an SVG smaller.
    file.size = (await stat(file.filepath)).size;
  }
  for (const info of [fileInfo ?? []].flat()) if (typeof info.name === 'string') info.name = safeFileName(info.name);
}

/** Checks a file and throws Strapi's own kind of error, with our Spanish text, because the panel shows no other. */
async function checked(file: MediaFile) {
  try {
    return await checkUpload(
      {
        field: 'files',
        name: file.originalFilename ?? 'archivo',
        mime: file.mimetype ?? '',
        path: file.filepath,
        sizeBytes: file.size,
      },
      { extensions: publicExtensions },
    );
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages = error.refusals.map((refusal) => refusalText(refusal));
    throw new errors.ValidationError(messages.join('. '), { errors: { files: messages } });
  }
}
