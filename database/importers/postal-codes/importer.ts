import { wantedColumns } from '../mapping/check-fields';
import { mapFields, type FieldMap } from '../mapping/field-map';
import { shownKey, type BatchOutcome, type Importer } from '../run/importer';
import { readPostalCode, requiredPostalCodeFields, type PostalCodeRow } from './validate';

/** Settlements by postal code and settlement code, written by `write` (one transaction per batch). */
export function postalCodeImporter(
  fields: FieldMap,
  write: (rows: PostalCodeRow[]) => Promise<BatchOutcome>,
): Importer<PostalCodeRow> {
  return {
    noun: 'colonias',
    keyField: 'settlement_code',
    keyLabel: 'La colonia',
    wanted: wantedColumns(fields, requiredPostalCodeFields),
    read(values) {
      const mapped = mapFields(fields, values);
      const { row, problems } = readPostalCode(mapped);
      return row ? { key: `${row.zip}-${row.settlement_code}`, row } : { key: shownKey(mapped.zip), problems };
    },
    write,
  };
}
