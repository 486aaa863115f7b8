import { z } from 'zod';
import { checkFields } from '../mapping/check-fields';
import { fieldsSchema, type FieldMap } from '../mapping/field-map';
import { readMapFile } from '../mapping/map-file';
import { postalCodeFields } from './columns';
import defaultMap from './default-map.json';
import { requiredPostalCodeFields } from './validate';

const postalCodeMapSchema = z.strictObject({ fields: fieldsSchema });

/** The mapping of `import:postal-codes`: the given file, or the one for the usual column names. */
export async function postalCodeMap(file: string | null): Promise<FieldMap> {
  const { fields } =
    file === null ? postalCodeMapSchema.parse(defaultMap) : await readMapFile(file, postalCodeMapSchema);
  checkFields(fields, postalCodeFields, requiredPostalCodeFields);
  return fields;
}
