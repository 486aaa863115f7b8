import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brands, overviews, products, type ProductSeed } from '@mayorista/database/seeds';
import { defaultLocale } from '@mayorista/config';
import { fileName } from '@mayorista/catalogue/demo';
import {
  getKnex,
  insertRow,
  inTransaction,
  keepingFiles,
  storeGeneratedFile,
  systemActor,
  type Core,
  type KeptFile,
  type LocalFile,
  type Tx,
} from '@mayorista/kernel';
import { storeDatasheet } from '../datasheets/product-datasheet';
import { documentFiles } from '../documents/document.store';
import { tables } from '../tables';
import { datasheetPdf } from './datasheet-pdf';
import { knownIds, type Known } from './known-ids';

const loader = systemActor('Mundo de demostración');

interface Paper {
  readonly productId: number;
  readonly name: string;
  readonly isPublic: boolean;
  readonly bytes: Buffer;
}

/** Printed datasheets, which anybody may read, of the products that are told at length; and some sheets for staff alone. */
export async function loadDocuments(strapi: Core.Strapi): Promise<void> {
  if ((await getKnex(strapi)(tables.document).first('id')) !== undefined) return;
  const papers = await drawn(strapi, await inTransaction(strapi, knownIds));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fichas-'));
  try {
    const files: LocalFile[] = [];
    for (const { name, bytes } of papers) {
      const file = path.join(folder, name);
      await writeFile(file, bytes);
      files.push({ path: file, name, mime: 'application/pdf' });
    }
    await keepingFiles(files, (kept: readonly KeptFile[]) =>
      inTransaction(strapi, async (tx) => {
        for (const [at, paper] of papers.entries()) await file(tx, paper, kept[at]);
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function drawn(strapi: Core.Strapi, known: Known): Promise<Paper[]> {
  const told = new Set(overviews.map(({ sku }) => sku));
  const papers: Paper[] = [];
  for (const [at, product] of products.filter(({ sku }) => told.has(sku)).entries()) {
    const id = known.product(product.sku);
    const groups = await storeDatasheet(strapi, { id, category_id: known.category(product.category) }, defaultLocale);
    const sheet = {
      title: product.name.es,
      subtitle: `${brandOf(product)} · Modelo ${product.model}`,
      text: product.description.es,
      groups: groups.map(({ name, fields }) => ({
        name: name ?? '',
        lines: fields.map((field) => [field.name ?? field.code, shown(field)] as const),
      })),
    };
    const name = `ficha-tecnica-${fileName(product.model)}.pdf`;
    papers.push({ productId: id, name, isPublic: true, bytes: await datasheetPdf(sheet) });
    if (at % 5 !== 0) continue;
    const service = {
      ...sheet,
      text: 'Para recepción de garantías: revisa el número de serie, los sellos y que venga con sus accesorios.',
      groups: [{ name: 'Garantía', lines: [['Meses', String(product.guarantee)] as const] }],
    };
    const staffName = `recepcion-de-garantia-${fileName(product.model)}.pdf`;
    papers.push({ productId: id, name: staffName, isPublic: false, bytes: await datasheetPdf(service) });
  }
  return papers;
}

async function file(tx: Tx, { productId, name, isPublic }: Paper, kept: KeptFile | undefined): Promise<void> {
  if (kept === undefined) throw new Error(`Nothing was kept of ${name}`);
  const terms = { owner: loader, needs: documentFiles.needs, model: { type: 'product', id: productId } };
  await insertRow(tx, tables.document, {
    product_id: productId,
    is_public: isPublic,
    private_file_id: await storeGeneratedFile(tx, kept, terms),
    name,
    mime: kept.mime,
    size_bytes: kept.sizeBytes,
    uploaded_by: loader.name,
  });
}

const brandOf = ({ brand }: ProductSeed): string => brands.find(({ key }) => key === brand)?.name ?? missing(brand);

const shown = ({ value, unit }: { readonly value: unknown; readonly unit: string | null }): string => {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return unit === null ? String(value) : `${String(value)} ${unit}`;
};

function missing(key: string): never {
  throw new Error(`The demo world names an unknown brand: ${key}`);
}
