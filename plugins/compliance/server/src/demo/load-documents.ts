import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { nomDocuments, type NomDocumentSeed } from '@mayorista/database/seeds';
import {
  addDays,
  insertRow,
  insertRows,
  storeGeneratedFile,
  now,
  systemActor,
  today,
  type Tx,
} from '@mayorista/kernel';
import { changeDocumentRow } from '../documents/document.store';
import { typeLabels } from '../documents/document.view';
import { documentFiles } from '../documents/write-document';
import { tables } from '../uids';
import { simplePdf } from './certificate-pdf';
import type { Catalogues } from './load-catalogues';

export const demoActor = systemActor('Mundo de demostración');

/** Certificates and dictums with their files and the products they cover. */
export async function loadDocuments(
  tx: Tx,
  { noms, agencies }: Catalogues,
  productIds: ReadonlyMap<string, number>,
): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'certificados-'));
  try {
    for (const document of nomDocuments) {
      const { nom, agency, products, issued_days_ago, expires_in_days, ...columns } = document;
      const dates = {
        issued_on: addDays(today(), -issued_days_ago),
        expires_on: expires_in_days === null ? null : addDays(today(), expires_in_days),
      };
      const isJudged = document.status === 'approved' || document.status === 'rejected';
      const id = await insertRow(tx, tables.document, {
        ...columns,
        ...dates,
        nom_id: noms.get(nom),
        certification_agency_id: agencies.get(agency),
        uploaded_by: demoActor.name,
        ...(isJudged ? { reviewed_by: 'Itzel Barragán Luna', reviewed_at: now() } : {}),
      });
      await keepPdf(tx, {
        id,
        document,
        folder,
        lines: [`Vigencia: ${dates.issued_on} a ${dates.expires_on ?? 'sin vencimiento'}`],
      });
      await insertRows(
        tx,
        tables.documentProduct,
        products.flatMap((sku) =>
          productIds.has(sku) ? [{ nom_document_id: id, product_id: productIds.get(sku) }] : [],
        ),
      );
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Page {
  readonly id: number;
  readonly document: NomDocumentSeed;
  readonly folder: string;
  readonly lines: readonly string[];
}

async function keepPdf(tx: Tx, { id, document, folder, lines }: Page): Promise<void> {
  const file = path.join(folder, `${id}.pdf`);
  const name = `${document.number}.pdf`;
  await writeFile(
    file,
    simplePdf(`${typeLabels[document.document_type]} ${document.number}`, [
      document.nom,
      `Titular: ${document.holder}`,
      ...lines,
      `Productos amparados: ${document.products.length}`,
      'Documento de demostración',
    ]),
  );
  const fileId = await storeGeneratedFile(
    tx,
    { path: file, name, mime: 'application/pdf' },
    { owner: demoActor, needs: documentFiles.needs, model: { type: 'nom-documents', id } },
  );
  await changeDocumentRow(tx, id, { file_id: fileId, file_name: name });
}
