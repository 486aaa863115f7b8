import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepingFiles, removeFile, storeGeneratedFile, type Core, type KeptFile, type Tx } from '@mayorista/kernel';
import type { InvoiceRow } from '../invoices/invoice.store';
import { printDocument } from './print-document';

/** Files of a stamped document, made and not yet kept. */
export interface MadeFiles {
  readonly xml: string;
  readonly pdf: string;
  readonly remove: () => Promise<void>;
}

/** Writes XML and PDF of a stamped document to a temporary folder. */
export async function makeFiles(strapi: Core.Strapi, row: InvoiceRow, xml: string): Promise<MadeFiles> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mayorista-invoice-'));
  const files = { xml: path.join(folder, 'document.xml'), pdf: path.join(folder, 'document.pdf') };
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await writeFile(files.xml, xml, 'utf8');
    await writeFile(files.pdf, await printDocument(strapi, row, xml));
  } catch (error) {
    await remove();
    throw error;
  }
  return { ...files, remove };
}

/** XML and PDF of a document whose bytes are kept, before the transaction that names them. */
export interface KeptFiles {
  readonly xml: KeptFile;
  readonly pdf: KeptFile;
}

/** Keeps the bytes of a document's files before the transaction of `write`. */
export function keepingDocument<T>(
  row: InvoiceRow,
  files: MadeFiles,
  write: (kept: KeptFiles) => Promise<T>,
): Promise<T> {
  const name = fileName(row);
  return keepingFiles(
    [
      { path: files.xml, name: `${name}.xml`, mime: 'application/xml' },
      { path: files.pdf, name: `${name}.pdf`, mime: 'application/pdf' },
    ],
    ([xml, pdf]) => write({ xml, pdf }),
  );
}

/** Stores the files as private ones of the document: its company's people and staff who read invoices may download them. */
export async function storeFiles(
  tx: Tx,
  row: InvoiceRow,
  { xml, pdf }: KeptFiles,
): Promise<{ readonly xml_id: number; readonly pdf_id: number }> {
  const terms = { needs: 'invoices.read', companyId: row.company_id, model: { type: 'invoice', id: row.id } };
  const stored = {
    xml_id: await storeGeneratedFile(tx, xml, terms),
    pdf_id: await storeGeneratedFile(tx, pdf, terms),
  };
  for (const former of [row.xml_id, row.pdf_id]) if (former !== null) await removeFile(tx, former);
  return stored;
}

/** Name of a document's files, as accountants look for them: 'F-12_STN090514QX1'. */
export const fileName = ({
  number,
  id,
  receiver_rfc: rfc,
}: Pick<InvoiceRow, 'number' | 'id' | 'receiver_rfc'>): string => [number ?? id, rfc].filter(Boolean).join('_');
