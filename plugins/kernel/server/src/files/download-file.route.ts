import { defineRoute } from '../routes/route.types';
import { openFile } from './open-file';

/** GET /private-files/{id}: the bytes, always as a download, never run or cached by anybody on the way. */
export const downloadFile = defineRoute({
  method: 'GET',
  path: '/private-files/:id',
  noun: 'private-files',
  action: 'download',
  needs: 'private-files.read',
  summary: 'Descargar un archivo privado',
  async handle({ strapi, actor, params, ctx }) {
    const { file, bytes } = await openFile(strapi, actor, Number(params.id));
    ctx.set({
      'Content-Type': file.mime,
      'Content-Length': String(file.size_bytes),
      'Content-Disposition': disposition(file.name),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, no-store',
    });
    return bytes;
  },
});

/** RFC 6266: an ASCII name for old clients, the true one beside it. */
function disposition(name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '').replace(/["\\]/g, '_');
  const exact = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
