import { z } from 'zod';
import { fieldsSchema, type FieldMap } from '../mapping/field-map';
import { code, lineOfText } from '../mapping/texts';

const name = lineOfText('El nombre', 255);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'La fecha debe ser AAAA-MM-DD');
/** The catalogues write yes and no as true/false, 1/0 or Sí/No. */
const yesOrNo = z.union([z.boolean(), z.literal([0, 1, '0', '1', 'Sí', 'No']).transform((value) => [1, '1', 'Sí'].some((yes) => yes === value))], 'Debe ser sí o no');

interface CatalogueDefinition<S extends z.ZodObject> {
  /** What it holds, for messages. */
  noun: string;
  /** Part of the file's name that tells it is this catalogue. */
  fileName: RegExp;
  fields: FieldMap;
  schema: S;
}

/** A catalogue of the tax authority; a short field entry is the source's column. Every row has `code` and `name`. */
const define = <S extends z.ZodRawShape>(noun: string, fileName: RegExp, fields: Record<string, unknown>, shape: S): CatalogueDefinition<z.ZodObject<S>> => ({
  noun,
  fileName,
  fields: fieldsSchema.parse({ code: { from: ['code', '0'] }, name: { from: ['name', '1'] }, ...fields }),
  schema: z.object(shape),
});

const clave = (pattern: RegExp, shape: string) => code('La clave', pattern, shape);

/** The catalogues of CFDI 4.0 that the shop uses, by our name. */
export const satCatalogues = {
  'tax-regimes': define('regímenes fiscales', /regimen[-_]?fiscal/i, { is_natural: 'fisica', is_legal: 'moral', valid_from: 'from_', valid_to: 'to' }, {
    code: clave(/^\d{3}$/, 'tener 3 dígitos'),
    name,
    is_natural: yesOrNo,
    is_legal: yesOrNo,
    valid_from: day.optional(),
    valid_to: day.optional(),
  }),
  'cfdi-uses': define('usos de CFDI', /uso[-_]?cfdi/i, { is_natural: 'fisica', is_legal: 'moral', regimes: 'regimes', valid_to: 'to' }, {
    code: clave(/^[A-Z]{1,2}\d{2}$/, 'ser como G03'),
    name,
    is_natural: yesOrNo,
    is_legal: yesOrNo,
    regimes: z.array(z.string().regex(/^\d{3}$/, 'Los regímenes deben tener 3 dígitos'), 'Los regímenes deben ser una lista'),
    valid_to: day.optional(),
  }),
  'payment-forms': define('formas de pago', /forma[-_]?(de[-_]?)?pago/i, { is_banked: 'bancarizado' }, {
    code: clave(/^\d{2}$/, 'tener 2 dígitos'),
    name,
    is_banked: yesOrNo.optional(),
  }),
  'payment-methods': define('métodos de pago', /metodo[-_]?(de[-_]?)?pago/i, {}, { code: clave(/^[A-Z]{3}$/, 'tener 3 letras'), name }),
  'tax-objects': define('objetos de impuesto', /objeto[-_]?imp/i, {}, { code: clave(/^\d{2}$/, 'tener 2 dígitos'), name }),
  units: define('claves de unidad', /clave[-_]?unidad/i, { symbol: 'symbol' }, {
    code: clave(/^[A-Z0-9]{2,3}$/, 'tener 2 o 3 letras o dígitos'),
    name,
    symbol: lineOfText('El símbolo', 30).optional(),
  }),
  'product-service-keys': define('claves de producto o servicio', /clave[-_]?prod[-_]?serv/i, {}, { code: clave(/^\d{8}$/, 'tener 8 dígitos'), name }),
  states: define('estados', /estados?\b/i, { country: { from: 'country', default: 'MEX' } }, {
    code: clave(/^[A-Z]{2,3}$/, 'tener 2 o 3 letras'),
    name,
    country: code('El país', /^[A-Z]{3}$/, 'tener 3 letras'),
  }),
} as const;

export type SatCatalogueName = keyof typeof satCatalogues;
export type SatRow<N extends SatCatalogueName> = z.output<(typeof satCatalogues)[N]['schema']>;
export const satCatalogueNames = Object.keys(satCatalogues) as SatCatalogueName[];
