import { wantedColumns } from '../mapping/check-fields';
import { mapFields } from '../mapping/field-map';
import { readRow } from '../mapping/read-row';
import { shownKey, type BatchOutcome, type Importer } from '../run/importer';
import { satCatalogues, type SatCatalogueName, type SatRow } from './catalogues';

const required = { code: 'la clave', name: 'el nombre' };

/** One catalogue of the tax authority by code, written by `write` (one transaction per batch). */
export function satImporter<N extends SatCatalogueName>(
  catalogue: N,
  write: (rows: SatRow<N>[]) => Promise<BatchOutcome>,
): Importer<SatRow<N>> {
  const { noun, fields, schema } = satCatalogues[catalogue];
  return {
    noun,
    keyField: 'code',
    keyLabel: 'La clave',
    wanted: wantedColumns(fields, Object.keys(required)),
    acceptsArray: true,
    read(values) {
      const mapped = mapFields(fields, values);
      const { row, problems } = readRow(schema, mapped, required);
      return row ? { key: String(row.code), row: row as SatRow<N> } : { key: shownKey(mapped.code), problems };
    },
    write,
  };
}
