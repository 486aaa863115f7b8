import { z } from 'zod';
import {
  defineRoute,
  inTransaction,
  getKnex,
  receivingFiles,
  ValidationError,
  type Actor,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import { recordId } from '../input';
import { documentCreation, documentTypes } from './document.schema';
import { findListed } from './document.store';
import { documentView } from './document.view';
import { createDocument, nomFiles } from './write-document';
import { productNomCertificationOutput } from './certification.answer';

const needs = 'nom-documents.write';

const certification = documentCreation
  .omit({ product_ids: true, checkIfProductsAreValid: true, document_type: true })
  .extend({ document_type: z.enum(documentTypes, { error: 'not_an_option' }).default('certificate') });
const certifications = z.object({ product_id: recordId, certifications: z.array(certification).min(1).max(20) });

/** Several certifications of one product at once, each with its file (spec catalogue 7). */
export const certificationRoutes = [
  defineRoute({
    method: 'POST',
    path: '/product-nom-certifications',
    noun: 'product-nom-certifications',
    action: 'create',
    needs,
    summary: 'Cargar certificaciones de un producto (multipart: certification_file[i], data)',
    status: 201,
    input: certifications,
    output: productNomCertificationOutput,
    async handle({ strapi, actor, input, files }) {
      refuseExtra(input, files);
      const ids = await receivingFiles(files, nomFiles, (received) =>
        inTransaction(strapi, (tx) => createCertifications(tx, actor, input, received)),
      );
      const rows = await Promise.all(ids.map((id) => findListed(getKnex(strapi), id)));
      return { data: rows.flatMap((row) => (row === null ? [] : [documentView(row)])), total: ids.length, meta: {} };
    },
  }),
];

/** One document for each `certification_file[i]`, covering the product: all of them, or none. */
async function createCertifications(
  tx: Tx,
  actor: Actor,
  input: z.output<typeof certifications>,
  files: readonly UploadedFile[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, { document_type: type, ...rest }] of input.certifications.entries()) {
    const file = files.find(({ field }) => field === fieldOf(index));
    const document = { ...rest, product_ids: [input.product_id], checkIfProductsAreValid: false };
    ids.push(
      await refusingUnder(`certifications.${index}`, { file: fieldOf(index) }, () =>
        createDocument(tx, actor, { type, input: document, file }),
      ),
    );
  }
  return ids;
}

/** Throws ValidationError for files that nothing is said of. */
function refuseExtra(input: z.output<typeof certifications>, files: readonly UploadedFile[]): void {
  const extra = files.filter(({ field }) => !input.certifications.some((_each, index) => field === fieldOf(index)));
  if (extra.length > 0)
    throw new ValidationError(extra.map(({ field }) => ({ code: 'certification_file_without_data', field })));
}

const fieldOf = (index: number): string => `certification_file[${index}]`;

/** FieldErrors of one of many, on the field of that one. */
async function refusingUnder<T>(
  prefix: string,
  fields: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ValidationError(
      error.refusals.map((each) => ({
        ...each,
        field:
          fields[each.field ?? ''] ??
          ((each.field ?? '').startsWith('certification_file') ? each.field : `${prefix}.${each.field ?? '_general'}`),
      })),
    );
  }
}
