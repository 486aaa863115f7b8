import type { BatchOutcome, Importer } from '../run/importer';
import { shownKey } from '../run/importer';
import { mapProduct, wantedProductColumns, type ProductMap } from './map';
import { readProduct, type ProductRow } from './validate';

/** Products by sku, read with a mapping and written by `write` (one transaction per batch). */
export function productImporter(
  map: ProductMap,
  write: (rows: ProductRow[]) => Promise<BatchOutcome>,
): Importer<ProductRow> {
  return {
    noun: 'productos',
    keyField: 'sku',
    keyLabel: 'El sku',
    wanted: wantedProductColumns(map),
    read(values) {
      const mapped = mapProduct(map, values);
      const { row, problems } = readProduct(mapped);
      return row ? { key: row.sku, row } : { key: shownKey(mapped.sku), problems };
    },
    write,
  };
}
