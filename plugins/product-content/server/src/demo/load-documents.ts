import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brands, overviews, products, type ProductSeed } from '@mayorista/database/seeds';
import { defaultLocale } from '@mayorista/config';
import { fileName } from '@mayorista/catalogue/demo';
import { insertRow, storeGeneratedFile, systemActor, type Tx } from '@mayorista/kernel';
import { storeDatasheet } from '../datasheets/product-datasheet';
import { documentFiles } from '../documents/document.store';
import { tables } from '../tables';
import { datasheetPdf } from './datasheet-pdf';
import type { Known } from './known-ids';

const loader = systemActor('Mundo de demostración');

/** Printed datasheets, which anybody may read, of the products that are told at length; and some sheets for staff alone. */
export async function loadDocuments(tx: Tx, known: Known): Promise<void> {
  const told = new Set(overviews.map(({ sku }) => sku));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'fichas-'));
  try {
    for (const [at, product] of products.filter(({ sku }) => told.has(sku)).entries()) {
      const id = known.product(product.sku);
      const of = { id, category_id: known.category(product.category) };
      const groups = await storeDatasheet(tx.strapi, of, defaultLocale);
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
      await file(tx, { id, folder, name, isPublic: true, bytes: await datasheetPdf(sheet) });
      if (at % 5 !== 0) continue;
      const service = {
        ...sheet,
        text: 'Para recepción de garantías: revisa el número de serie, los sellos y que venga con sus accesorios.',
        groups: [{ name: 'Garantía', lines: [['Meses', String(product.guarantee)] as const] }],
      };
      const staffName = `recepcion-de-garantia-${fileName(product.model)}.pdf`;
      await file(tx, { id, folder, name: staffName, isPublic: false, bytes: await datasheetPdf(service) });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Paper {
  readonly id: number;
  readonly folder: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly bytes: Buffer;
}

async function file(tx: Tx, { id, folder, name, isPublic, bytes }: Paper): Promise<void> {
  const written = path.join(folder, name);
  await writeFile(written, bytes);
  const mime = 'application/pdf';
  const terms = { owner: loader, needs: documentFiles.needs, model: { type: 'product', id } };
  await insertRow(tx, tables.document, {
    product_id: id,
    is_public: isPublic,
    private_file_id: await storeGeneratedFile(tx, { path: written, name, mime }, terms),
    name,
    mime,
    size_bytes: bytes.length,
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
