import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { prospects, registrationQuestions, type ProspectSeed } from '@mayorista/database/seeds';
import { insertRow, insertRows, keepingFiles, storeGeneratedFile, type KeptFile, type Tx } from '@mayorista/kernel';
import { registrationQuestion, registryDocument } from '../../../shared';

/** Draws and keeps the tax certificates of the demo's prospects, in their order, before the transaction of `write`. */
export async function keepingPapers<T>(write: (kept: readonly KeptFile[]) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'constancias-'));
  try {
    const drawn = prospects.map((_, at) => path.join(folder, `${at}.pdf`));
    await Promise.all(prospects.map((prospect, at) => draw(prospect, drawn[at] ?? '')));
    const mime = 'application/pdf';
    return await keepingFiles(
      drawn.map((file) => ({ path: file, name: 'constancia.pdf', mime })),
      write,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function draw({ rfc, business_name: name }: ProspectSeed, file: string): Promise<void> {
  const document = new PDFDocument({ size: 'LETTER', info: { Title: 'Constancia de situación fiscal' } });
  for (const line of ['Constancia de situación fiscal', `RFC: ${rfc}`, name, 'Documento de demostración'])
    document.text(line);
  document.end();
  return pipeline(document, createWriteStream(file));
}

/** Writes what a prospect sent beside their data: the certificate, and an answer to each question that needs one. */
export async function insertPapers(tx: Tx, registryId: number, kept: KeptFile | undefined): Promise<void> {
  if (kept === undefined) throw new Error(`Nothing was drawn for prospect ${registryId}`);
  const model = { type: 'distributor-registry', id: registryId };
  const fileId = await storeGeneratedFile(tx, kept, { model, needs: 'distributor-registries.read' });
  const paper = { distributor_registry_id: registryId, type: 'tax_certificate', file_id: fileId };
  await insertRow(tx, registryDocument.table, paper);
  const questions = (await tx
    .trx(registrationQuestion.table)
    .where({ is_required: true })
    .orderBy('position')
    .select('id', 'question')) as { id: number; question: string }[];
  await insertRows(
    tx,
    'distributor_registry_answers',
    questions.map(({ id, question }) => ({
      distributor_registry_id: registryId,
      question_id: id,
      question,
      answer: registrationQuestions.find((each) => each.question === question)?.options[0] ?? 'Sí',
    })),
  );
}
