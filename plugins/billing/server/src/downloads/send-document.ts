import { PassThrough, type Readable } from 'node:stream';
import archiver from 'archiver';
import { fileHeaders, openFile, reject, type Actor, type RouteRequest } from '@mayorista/kernel';
import type { Core } from '@mayorista/kernel';
import { fileName } from '../files/document-files';
import type { InvoiceRow } from '../invoices/invoice.store';

export type FileType = 'pdf' | 'xml' | 'zip';

const mimes: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  zip: 'application/zip',
};

interface Sent {
  readonly type: FileType;
  /** Shown in the browser instead of saved; PDFs alone. */
  readonly isShown: boolean;
}

/** Sends a document's PDF, XML, or both in a zip file. Throws ValidationError while it is not stamped, NotFoundError out of the actor's reach. */
export async function sendDocument(
  { strapi, actor, ctx }: Pick<RouteRequest, 'strapi' | 'actor' | 'ctx'>,
  row: InvoiceRow,
  { type, isShown }: Sent,
): Promise<Readable> {
  const fileId = type === 'pdf' ? row.pdf_id : row.xml_id;
  if (fileId === null) return reject('not_stamped_yet', '_general');
  setHeaders(ctx, { type, name: fileName(row), isShown: isShown && type === 'pdf' });
  if (type === 'zip') return zipOf(strapi, actor, [row]);
  return (await openFile(strapi, actor, fileId)).bytes;
}

/** Sends PDF and XML of several documents in one zip file. */
export function sendDocuments(
  { strapi, actor, ctx }: Pick<RouteRequest, 'strapi' | 'actor' | 'ctx'>,
  rows: readonly InvoiceRow[],
): Readable {
  setHeaders(ctx, { type: 'zip', name: 'facturas', isShown: false });
  return zipOf(strapi, actor, rows);
}

interface Headers {
  readonly type: FileType;
  readonly name: string;
  readonly isShown: boolean;
}

function setHeaders(ctx: RouteRequest['ctx'], { type, name, isShown }: Headers): void {
  ctx.set(fileHeaders({ name: `${name}.${type}`, mime: mimes[type], isShown }));
}

/** Reads one file after the other while the browser takes the zip, so that its size does not matter. */
function zipOf(strapi: Core.Strapi, actor: Actor, rows: readonly InvoiceRow[]): Readable {
  const archive = archiver('zip', { zlib: { level: 6 } });
  const fill = async (): Promise<void> => {
    for (const row of rows)
      for (const [type, id] of [['xml', row.xml_id] as const, ['pdf', row.pdf_id] as const]) {
        if (id === null) continue;
        const { bytes } = await openFile(strapi, actor, id);
        archive.append(bytes, { name: `${fileName(row)}.${type}` });
      }
    await archive.finalize();
  };
  const sent = new PassThrough();
  const stop = (error: unknown): void => void sent.destroy(error instanceof Error ? error : new Error(String(error)));
  archive.once('error', stop);
  fill().catch(stop);
  // The server knows Node's own streams alone.
  return archive.pipe(sent);
}
