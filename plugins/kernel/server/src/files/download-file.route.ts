import { defineRoute } from '../routes/route.types';
import { fileHeaders } from './file-headers';
import { noteFileReader } from './file-readers';
import { openFile } from './open-file';
import { downloadedFile } from './download-file.answer';

/** GET /private-files/{id}: sends the bytes, always as a download that browsers do not run and nobody on the way caches. */
export const downloadFile = defineRoute({
  method: 'GET',
  path: '/private-files/:id',
  noun: 'private-files',
  action: 'download',
  needs: 'private-files.read',
  summary: 'Descargar un archivo privado',
  output: downloadedFile,
  async handle({ strapi, actor, params, ctx }) {
    const { file, bytes } = await openFile(strapi, actor, Number(params.id));
    await noteFileReader(strapi, actor, file);
    ctx.set({ ...fileHeaders(file), 'Content-Length': String(file.size_bytes) });
    return bytes;
  },
});
