import { z } from 'zod';
import { readRow } from '../mapping/read-row';
import { lineOfText, paragraph } from '../mapping/texts';
import { productLimits as limits } from './columns';

// oxlint-disable-next-line house/made-pattern -- a number alone is put in
const decimal = new RegExp(`^\\d+(\\.\\d{1,${limits.priceDecimals}})?$`);

/** An amount as canonical decimal text. Numbers of JSON are read by their shortest spelling, so 18.63 stays 18.63. */
const price = z
  .union([z.string(), z.number().transform(String)], 'El precio debe ser un número')
  .transform((text) => text.trim())
  .pipe(
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/, { message: 'El precio no es un número', abort: true })
      .refine((text) => Number(text) > 0, { message: 'El precio debe ser mayor que cero', abort: true })
      .refine((text) => Number(text) < limits.price, {
        message: 'El precio es absurdo: debe ser menor que 1,000,000',
        abort: true,
      })
      .regex(decimal, `El precio tiene más de ${limits.priceDecimals} decimales`),
  );

const stock = z
  .union([z.number(), z.string().trim().regex(/^\d+$/).transform(Number)], {
    error: 'La existencia debe ser un número entero',
  })
  .pipe(
    z
      .number()
      .int('La existencia debe ser un número entero')
      .min(0, 'La existencia no puede ser negativa')
      .max(limits.stock, 'La existencia es absurda: pasa de 1,000,000'),
  );

const path = (label: string) =>
  z
    .array(lineOfText(label, limits.categoryName), `${label} debe ser una ruta de 1 a ${limits.categoryDepth} niveles`)
    .min(1, `Falta ${label.toLowerCase()}`)
    .max(limits.categoryDepth, `${label} tiene más de ${limits.categoryDepth} niveles`);

const productSchema = z.object({
  sku: lineOfText('El sku', limits.sku),
  name: lineOfText('El nombre', limits.name),
  name_en: lineOfText('El nombre en inglés', limits.name).optional(),
  description: paragraph('La descripción', limits.description).optional(),
  description_en: paragraph('La descripción en inglés', limits.description).optional(),
  brand: lineOfText('La marca', limits.brand),
  model: lineOfText('El modelo', limits.model).optional(),
  provider_model: lineOfText('El modelo del proveedor', limits.model).optional(),
  category: path('La categoría'),
  category_path_en: path('La categoría en inglés').optional(),
  price,
  currency: z.literal('USD', 'La moneda debe ser USD: la lista de precios se guarda en dólares'),
  stock: stock.optional(),
  sat_key: z
    .union([z.string().trim(), z.number().transform(String)])
    .pipe(z.string().regex(/^\d{8}$/, 'La clave SAT debe tener 8 dígitos'))
    .optional(),
});

/** A checked product of a file. `price` is a decimal text; `stock` are pieces, absent when the file does not say. */
export type ProductRow = z.infer<typeof productSchema>;

const required = {
  sku: 'el sku',
  name: 'el nombre',
  brand: 'la marca',
  category: 'la categoría',
  price: 'el precio',
  currency: 'la moneda',
};

/** A mapped record as a product, or every reason why it is none. */
export const readProduct = (mapped: Record<string, unknown>) => readRow(productSchema, mapped, required);
