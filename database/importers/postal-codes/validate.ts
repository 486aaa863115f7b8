import { z } from 'zod';
import { TIME_ZONE_NAMES } from '@mayorista/config';
import { fold } from '@mayorista/config/text';
import { readRow } from '../mapping/read-row';
import { code, lineOfText } from '../mapping/texts';

/** A zone as c_CodigoPostal describes it, or by its name in the IANA database, as that name; any other text as it is. */
const zoneOf = (text: string): string => TIME_ZONE_NAMES[fold(text)] ?? text;
const zones = new Set([...Object.values(TIME_ZONE_NAMES), 'America/Bahia_Banderas', 'America/Ojinaga']);

const postalCodeSchema = z.object({
  zip: code('El código postal', /^\d{5}$/, 'tener 5 dígitos'),
  settlement: lineOfText('La colonia', 150),
  settlement_code: code('La clave de la colonia', /^\d{4}$/, 'tener 4 dígitos'),
  municipality: lineOfText('El municipio', 150),
  municipality_code: code('La clave del municipio', /^\d{3}$/, 'tener 3 dígitos'),
  locality: lineOfText('La localidad', 150).optional(),
  state: lineOfText('El estado', 100),
  state_code: code('La clave del estado', /^[A-Z]{3}$/, 'tener 3 letras'),
  border_region: code('El estímulo de franja fronteriza', /^[012]$/, 'ser 0, 1 (norte) o 2 (sur)')
    .transform(Number)
    .optional(),
  time_zone: lineOfText('El huso horario', 60)
    .transform(zoneOf)
    .refine((zone) => zones.has(zone), 'El huso horario no se conoce')
    .optional(),
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
