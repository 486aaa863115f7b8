import { pathId } from '../http/input.schema';
import { fileOutput } from '../outputs/output';
import { defineRoute } from '../routes/route.types';
import { fileHeaders } from './file-headers';
import { noteFileReader } from './file-readers';
import { openFile } from './open-file';

/** GET /private-files/{id}: sends the bytes, always as a download that browsers do not run and nobody on the way caches. */
export const downloadFile = defineRoute({
  method: 'GET',
  path: '/private-files/:id',
  noun: 'private-files',
  action: 'download',
  needs: 'private-files.read',
  summary: 'Descargar un archivo privado',
  output: fileOutput('*/*'),
  async handle({ strapi, actor, params, ctx }) {
    const { file, bytes } = await openFile(strapi, actor, pathId(params));
    await noteFileReader(strapi, actor, file);
    ctx.set({ ...fileHeaders(file), 'Content-Length': String(file.size_bytes) });
    return bytes;
  },
});
