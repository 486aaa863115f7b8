import { z } from 'zod';
import type { OrderedRow } from '@mayorista/config/lists';
import {
  typedNumber,
  changeShaped,
  createShaped,
  defineRoute,
  formatMessage,
  inTransaction,
  largestId,
  reject,
  service,
  ValidationError,
  type Core,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { isOffered } from '@mayorista/catalogue/shared';
import type { CardRow } from '@mayorista/catalogue/contract';
import { quotations } from '../quotations/quotation.record';
import { answerQuotation, getQuotation } from '../quotations/quotation.routes';
import { fileRefusals, MOST_ROWS, rowRefusal } from './calculator.rules';
import { readFile } from './read-file';
import { quotationImportCalculatorOutput } from './import-calculator.answer';

const id = typedNumber(z.number().int().positive().max(largestId));
const input = z.strictObject({
  /** A new quotation is made of what is found. */
  create: z
    .union([z.boolean(), z.literal(0), z.literal(1)])
    .transform(Boolean)
    .default(false),
  /** A draft whose pieces are added to. */
  quotation_id: id.optional(),
  company_id: id.optional(),
  currency: z.enum(['MXN', 'USD'], { error: 'not_an_option' }).optional(),
});

interface Report {
  readonly lines: readonly {
    readonly rows: readonly number[];
    readonly product_id: number;
    readonly model: string;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly problems: readonly {
    readonly row: number;
    readonly code: string;
    readonly reason: string;
    readonly message: string;
  }[];
}

/** POST /quotation-import-calculators: models and quantities of a calculator's file, with a report of every row that is not quoted. */
export const importCalculator = defineRoute({
  method: 'POST',
  path: '/quotation-import-calculators',
  noun: 'quotation-import-calculators',
  action: 'create',
  needs: 'distributor-quotations.write',
  summary: 'Importar modelos y cantidades de una calculadora (multipart: file CSV o XLSX, data)',
  input,
  output: quotationImportCalculatorOutput,
  spends: 'import',
  async handle(request) {
    const { strapi, actor, files } = request;
    const { create, quotation_id: quotationId, company_id: companyId, currency } = request.input;
    const draft = quotationId === undefined ? null : await getQuotation(request, quotationId);
    const rows = await readFile(files.find(({ field }) => field === 'file'));
    if ('problem' in rows) {
      const params = { count: MOST_ROWS, line: ('line' in rows ? rows.line : null) ?? 0 };
      throw new ValidationError([{ code: fileRefusals[rows.problem], field: 'file', params }]);
    }
    const report = await reportOn(strapi, rows);
    if (draft === null && !create) return { data: { ...report, quotation: null }, meta: {} };
    if (report.lines.length === 0) return reject('calculator_nothing_found', 'file');
    const found = report.lines.map(({ product_id, quantity }) => ({ product_id, quantity }));
    const written = await inTransaction(strapi, async (tx) => {
      if (draft === null)
        return createShaped(quotations, tx, actor, {
          input: quotations.schemas.create.parse({ lines: found, company_id: companyId, currency }),
        });
      const lines = quotations.schemas.change.parse({ lines: merged(draft.lines, found) });
      await changeShaped(quotations, tx, actor, { id: draft.id, input: lines, expected: draft.updatedAt });
      return draft.id;
    });
    const { data } = await answerQuotation(request, written);
    return { data: { ...report, quotation: data }, meta: {} };
  },
});

interface Pieces {
  readonly product_id: number;
  readonly quantity: number;
  readonly discount_percent?: string | null;
  readonly discount_reason?: string | null;
}

const merged = (before: readonly Pieces[], found: readonly Pieces[]): Pieces[] => {
  const more = new Map(found.map(({ product_id, quantity }) => [product_id, quantity]));
  const known = new Set(before.map(({ product_id }) => product_id));
  return [
    ...before.map(({ product_id, quantity, discount_percent = null, discount_reason = null }) => ({
      product_id,
      quantity: quantity + (more.get(product_id) ?? 0),
      discount_percent,
      discount_reason,
    })),
    ...found.filter(({ product_id }) => !known.has(product_id)),
  ];
};

/** Says which rows are which product, each product once with all its pieces, and why the others are none. */
async function reportOn(strapi: Core.Strapi, rows: readonly OrderedRow[]): Promise<Report> {
  const cards = service(strapi, 'catalogue.cards');
  const ids = await cards.idsByCode([...new Set(rows.map(({ code }) => code))].filter((code) => code !== ''));
  const products = new Map((await cards.rows([...new Set([...ids.values()].flat())])).map((row) => [row.id, row]));
  const lines = new Map<number, Report['lines'][number]>();
  const problems: Report['problems'][number][] = [];
  for (const each of rows) {
    const { row, code, pieces: quantity, written } = each;
    const found = (ids.get(code) ?? []).flatMap((id) => products.get(id) ?? []);
    const reason = problemOf(found, each);
    const [product] = found;
    if (reason !== null || product === undefined || quantity === null) {
      const why = reason ?? 'calculator_product_unknown';
      problems.push({ row, code, reason: why, message: formatMessage(why, { written: written.slice(0, 40) }) });
      continue;
    }
    const before = lines.get(product.id);
    lines.set(product.id, {
      rows: [...(before?.rows ?? []), row],
      product_id: product.id,
      model: product.model,
      name: product.name_es,
      quantity: (before?.quantity ?? 0) + quantity,
    });
  }
  return { lines: [...lines.values()], problems };
}

function problemOf(found: readonly CardRow[], row: OrderedRow): string | null {
  if (row.problem === 'code_missing' || row.problem === 'more_columns') return rowRefusal(row);
  const [product] = found;
  // What the store does not show is unknown to who asks by its model.
  if (product === undefined || !product.is_visible) return 'calculator_product_unknown';
  if (found.length > 1) return 'calculator_product_several';
  if (!isOffered(product)) return 'quotation_product_not_sold';
  return rowRefusal(row);
}
