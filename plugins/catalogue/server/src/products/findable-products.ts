import { findableOfResource, type Core, type Findable, type FindContext, type Hit } from '@mayorista/kernel';
import { brandResource } from '../brands/brand.resource';
import { categoryResource } from '../categories/category.resource';
import { productRecord } from './product.record';

type Shown = (context: FindContext, rows: readonly Readonly<Record<string, unknown>>[]) => Promise<Hit[]>;

const showNamed =
  (uid: string, detail: readonly string[] = []): Shown =>
  (_context, rows) =>
    Promise.resolve(
      rows.map((row) => ({
        id: Number(row.id),
        title: String(row.name),
        detail: detail.flatMap((name) => (row[name] ? [String(row[name])] : [])).join(' · '),
        to: `/content-manager/collection-types/${uid}/${String(row.document_id)}`,
      })),
    );

/** What the catalogue is made of: products by name, SKU, model, the maker's number and barcode; brands and categories by name. */
export const findablesOfCatalogue = (strapi: Core.Strapi): readonly Findable[] => [
  findableOfResource(strapi, {
    definition: productRecord.definition,
    found: {
      key: 'products',
      label: ['Producto', 'productos'],
      words: ['artículo', 'artículos', 'modelo', 'sku'],
      keys: [
        { column: 'sku', by: 'code' },
        { column: 'model', by: 'code' },
        { column: 'provider_model', by: 'code' },
        { column: 'barcode', by: 'code' },
      ],
      show: showNamed(productRecord.definition.uid, ['model', 'sku']),
    },
  }),
  findableOfResource(strapi, {
    definition: brandResource.definition,
    found: {
      key: 'brands',
      label: ['Marca', 'marcas'],
      words: ['fabricante'],
      keys: [],
      show: showNamed(brandResource.definition.uid),
    },
  }),
  findableOfResource(strapi, {
    definition: categoryResource.definition,
    found: {
      key: 'categories',
      label: ['Categoría', 'categorías'],
      words: ['familia', 'línea'],
      keys: [],
      show: showNamed(categoryResource.definition.uid),
    },
  }),
];
