import { z } from 'zod';
import type { FieldProblem } from '../run/importer';
import { productLimits as limits } from './columns';

const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

/** Text on one line: inner blanks collapsed, no control characters, at most `max` characters. */
const line = (label: string, max: number) =>
  z
    .union([z.string(), z.number().transform(String)], `${label} debe ser texto`)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, `Falta ${label.toLowerCase()}`)
        .max(max, `${label} pasa de ${max} caracteres`)
        .refine((text) => !controlCharacters.test(text), `${label} tiene caracteres de control o dañados`),
    );

const paragraph = (label: string) =>
  z
    .string(`${label} debe ser texto`)
    .trim()
    .max(limits.description, `${label} pasa de ${limits.description} caracteres`)
    .refine((text) => !controlCharacters.test(text), `${label} tiene caracteres de control o dañados`);

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
      .refine((text) => Number(text) < limits.price, { message: 'El precio es absurdo: debe ser menor que 1,000,000', abort: true })
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
    .array(line(label, limits.categoryName), `${label} debe ser una ruta de 1 a ${limits.categoryDepth} niveles`)
    .min(1, `Falta ${label.toLowerCase()}`)
    .max(limits.categoryDepth, `${label} tiene más de ${limits.categoryDepth} niveles`);

const productSchema = z
  .object({
    sku: line('El sku', limits.sku),
    name: line('El nombre', limits.name),
    name_en: line('El nombre en inglés', limits.name).optional(),
    description: paragraph('La descripción').optional(),
    description_en: paragraph('La descripción en inglés').optional(),
    brand: line('La marca', limits.brand),
    model: line('El modelo', limits.model).optional(),
    provider_model: line('El modelo del proveedor', limits.model).optional(),
    category: path('La categoría'),
    category_path_en: path('La categoría en inglés').optional(),
    price,
    currency: z.enum(['USD', 'MXN'], 'La moneda debe ser USD o MXN'),
    stock: stock.optional(),
    sat_key: z
      .union([z.string().trim(), z.number().transform(String)])
      .pipe(z.string().regex(/^\d{8}$/, 'La clave SAT debe tener 8 dígitos'))
      .optional(),
  });

/** A checked product of a file. `price` is a decimal text; `stock` are pieces, absent when the file does not say. */
export type ProductRow = z.infer<typeof productSchema>;

const required: Record<string, string> = {
  sku: 'Falta el sku',
  name: 'Falta el nombre',
  brand: 'Falta la marca',
  category: 'Falta la categoría',
  price: 'Falta el precio',
  currency: 'Falta la moneda',
};

/** A mapped record as a product, or every reason why it is none, at most one per field. */
export function readProduct(mapped: Record<string, unknown>): { row: ProductRow } | { problems: FieldProblem[] } {
  const absent = Object.keys(required).filter((field) => mapped[field] === undefined);
  const checked = productSchema.safeParse(mapped);
  if (checked.success) return { row: checked.data };
  const problems = new Map<string, string>();
  for (const field of absent) problems.set(field, required[field] ?? '');
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!problems.has(field)) problems.set(field, issue.message);
  }
  return { problems: [...problems].map(([field, reason]) => ({ field, reason })) };
}
