import { z } from 'zod';
import { readRow } from '../mapping/read-row';
import { code, lineOfText } from '../mapping/texts';

const postalCodeSchema = z.object({
  zip: code('El código postal', /^\d{5}$/, 'tener 5 dígitos'),
  settlement: lineOfText('La colonia', 150),
  settlement_code: code('La clave de la colonia', /^\d{4}$/, 'tener 4 dígitos'),
  municipality: lineOfText('El municipio', 150),
  municipality_code: code('La clave del municipio', /^\d{3}$/, 'tener 3 dígitos'),
  locality: lineOfText('La localidad', 150).optional(),
  state: lineOfText('El estado', 100),
  state_code: code('La clave del estado', /^[A-Z]{3}$/, 'tener 3 letras'),
});

/** A settlement (colonia) of a postal code, with the tax authority's codes. */
export type PostalCodeRow = z.infer<typeof postalCodeSchema>;

const required = {
  zip: 'el código postal',
  settlement: 'la colonia',
  settlement_code: 'la clave de la colonia',
  municipality: 'el municipio',
  municipality_code: 'la clave del municipio',
  state: 'el estado',
  state_code: 'la clave del estado',
};

export const requiredPostalCodeFields = Object.keys(required);

/** A mapped record as a settlement, or every reason why it is none. */
export const readPostalCode = (mapped: Record<string, unknown>) => readRow(postalCodeSchema, mapped, required);
