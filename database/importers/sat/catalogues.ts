import { z } from 'zod';
import { fieldsSchema, type FieldMap } from '../mapping/field-map';
import { code, lineOfText } from '../mapping/texts';

const name = lineOfText('El nombre', 255);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'La fecha debe ser AAAA-MM-DD');

/** The catalogues write yes and no as true/false, 1/0 or Sí/No. */
const yesOrNo = z.union(
  [
    z.boolean(),
    z.literal([0, 1, '0', '1', 'Sí', 'No']).transform((value) => [1, '1', 'Sí'].some((yes) => yes === value)),
  ],
  'Debe ser sí o no',
);

/** Regimes as the platform keeps them: '601,603'. */
const regimes = z
  .union(
    [z.array(z.string()), z.string().transform((text) => text.split(',').map((part) => part.trim()))],
    'Los regímenes deben ser una lista',
  )
  .refine((codes) => codes.every((each) => /^\d{3}$/.test(each)), 'Cada régimen debe tener 3 dígitos')
  .transform((codes) => codes.join(','));

interface Catalogue<S extends z.ZodObject> {
  /** What it holds, for messages. */
  noun: string;
  table: string;
  /** Part of the file's name that tells it is this catalogue. */
  fileName: RegExp;
  fields: FieldMap;
  /** Its rows; the names are the table's columns. */
  schema: S;
}

/** A catalogue of the tax authority; `fields` are the source's names of the columns beside code and name. */
const define = <S extends z.ZodRawShape>(
  [noun, table, fileName]: [string, string, RegExp],
  fields: Record<string, unknown>,
  shape: S,
): Catalogue<z.ZodObject<S>> => ({
  noun,
  table,
  fileName,
  fields: fieldsSchema.parse({ code: { from: ['code', '0'] }, name: { from: ['name', '1'] }, ...fields }),
  schema: z.object(shape),
});

const clave = (pattern: RegExp, shape: string) => code('La clave', pattern, shape);
const audience = { for_persons: 'fisica', for_companies: 'moral', valid_until: 'to' };
const audienceShape = { for_persons: yesOrNo, for_companies: yesOrNo, valid_until: day.optional() };

/** The catalogues of CFDI 4.0 that the shop uses, in the order in which they depend on each other. */
export const satCatalogues = {
  'tax-regimes': define(['regímenes fiscales', 'tax_regimes', /regimen[-_]?fiscal/i], audience, {
    code: clave(/^\d{3}$/, 'tener 3 dígitos'),
    name,
    ...audienceShape,
  }),
  'cfdi-uses': define(
    ['usos de CFDI', 'cfdi_uses', /uso[-_]?cfdi/i],
    { ...audience, regimes: 'regimes' },
    {
      code: clave(/^[A-Z]{1,2}\d{2}$/, 'ser como G03'),
      name,
      ...audienceShape,
      regimes,
    },
  ),
  'payment-forms': define(
    ['formas de pago', 'payment_forms', /forma[-_]?(de[-_]?)?pago/i],
    { is_banked: 'bancarizado' },
    {
      code: clave(/^\d{2}$/, 'tener 2 dígitos'),
      name,
      // '1' through a bank, '0' not, '' either way.
      is_banked: yesOrNo.transform((isBanked): string => (isBanked ? '1' : '0')).default(''),
    },
  ),
  'payment-methods': define(
    ['métodos de pago', 'payment_methods', /metodo[-_]?(de[-_]?)?pago/i],
    {},
    { code: clave(/^[A-Z]{3}$/, 'tener 3 letras'), name },
  ),
  'tax-objects': define(
    ['objetos de impuesto', 'tax_objects', /objeto[-_]?imp/i],
    {},
    { code: clave(/^\d{2}$/, 'tener 2 dígitos'), name },
  ),
  units: define(
    ['claves de unidad', 'sat_units', /clave[-_]?unidad/i],
    { symbol: 'symbol' },
    {
      code: clave(/^[A-Z0-9]{2,3}$/, 'tener 2 o 3 letras o dígitos'),
      name,
      symbol: lineOfText('El símbolo', 30).optional(),
    },
  ),
  'product-service-keys': define(
    ['claves de producto o servicio', 'sat_product_keys', /clave[-_]?prod[-_]?serv/i],
    {},
    { code: clave(/^\d{8}$/, 'tener 8 dígitos'), name },
  ),
  states: define(
    ['estados', 'states', /estados?\b/i],
    { country: { from: 'country', default: 'MEX' } },
    {
      code: clave(/^[A-Z]{2,3}$/, 'tener 2 o 3 letras'),
      name,
      country: z.literal('MEX', 'Solo se importan los estados de México (MEX)'),
    },
  ),
} as const;

export type SatCatalogueName = keyof typeof satCatalogues;
export type SatRow<N extends SatCatalogueName> = z.output<(typeof satCatalogues)[N]['schema']>;
export const satCatalogueNames = Object.keys(satCatalogues) as SatCatalogueName[];
