import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { nomDocuments, type NomDocumentSeed } from '@mayorista/database/seeds';
import {
  addDays,
  insertRow,
  insertRows,
  keepingFiles,
  storeGeneratedFile,
  now,
  systemActor,
  today,
  type KeptFile,
  type LocalFile,
  type Tx,
} from '@mayorista/kernel';
import { changeDocumentRow } from '../documents/document.store';
import { typeLabels } from '../documents/document.view';
import { documentFiles } from '../documents/write-document';
import { tables } from '../uids';
import { simplePdf } from './certificate-pdf';
import type { Catalogues } from './load-catalogues';

export const demoActor = systemActor('Mundo de demostración');

const datesOf = ({ issued_days_ago, expires_in_days }: NomDocumentSeed) => ({
  issued_on: addDays(today(), -issued_days_ago),
  expires_on: expires_in_days === null ? null : addDays(today(), expires_in_days),
});

/** Draws and keeps the files of the demo world's documents, before the transaction of `write`. */
export async function keepingDocuments<T>(write: (kept: readonly KeptFile[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'certificados-'));
  try {
    const drawn: LocalFile[] = [];
    for (const [at, document] of nomDocuments.entries()) {
      const file = path.join(folder, `${at}.pdf`);
      await writeFile(file, drawingOf(document));
      drawn.push({ path: file, name: `${document.number}.pdf`, mime: 'application/pdf' });
    }
    return await keepingFiles(drawn, write);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function drawingOf(document: NomDocumentSeed): Buffer {
  const { issued_on: from, expires_on: to } = datesOf(document);
  return simplePdf(`${typeLabels[document.document_type]} ${document.number}`, [
    document.nom,
    `Titular: ${document.holder}`,
    `Vigencia: ${from} a ${to ?? 'sin vencimiento'}`,
    `Productos amparados: ${document.products.length}`,
    'Documento de demostración',
  ]);
}

/** Certificates and dictums with their files and the products they cover. */
export async function loadDocuments(
  tx: Tx,
  { noms, agencies }: Catalogues,
  productIds: ReadonlyMap<string, number>,
  kept: readonly KeptFile[],
): Promise<void> {
  for (const [at, document] of nomDocuments.entries()) {
    const { nom, agency, products, issued_days_ago: _ago, expires_in_days: _in, ...columns } = document;
    const isJudged = document.status === 'approved' || document.status === 'rejected';
    const id = await insertRow(tx, tables.document, {
      ...columns,
      ...datesOf(document),
      nom_id: noms.get(nom),
      certification_agency_id: agencies.get(agency),
      uploaded_by: demoActor.name,
      ...(isJudged ? { reviewed_by: 'Itzel Barragán Luna', reviewed_at: now() } : {}),
    });
    const file = kept[at];
    if (file === undefined) throw new Error(`Nothing was drawn of ${document.number}`);
    await changeDocumentRow(tx, id, {
      file_id: await storeGeneratedFile(tx, file, {
        owner: demoActor,
        needs: documentFiles.needs,
        model: { type: 'nom-documents', id },
      }),
      file_name: file.name,
    });
    await insertRows(
      tx,
      tables.documentProduct,
      products.flatMap((sku) =>
        productIds.has(sku) ? [{ nom_document_id: id, product_id: productIds.get(sku) }] : [],
      ),
    );
  }
}
