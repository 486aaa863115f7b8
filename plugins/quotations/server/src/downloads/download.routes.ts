import { z } from 'zod';
import { typedNumber, defineRoute, fileHeaders, ForbiddenError, pathId } from '@mayorista/kernel';
import { answers } from '../quotations/quotation.rules';
import { getQuotation, noteViewing } from '../quotations/quotation.routes';
import { printedName, printQuotation } from './print-quotation';
import { distributorQuotationDownloadOutput } from './download.answer';

const query = z.object({
  /** '1': the distributor's own quotation, with its logo and margin. */
  external: z.enum(['0', '1', 'true', 'false'], { error: 'invalid' }).default('0'),
  version: typedNumber(z.number().int().positive().max(10_000)).optional(),
});

/** HEAD and GET /distributor-quotation-downloads/{id}: the PDF; HEAD says whether it may be had (spec storefront 7, Quotations). */
export const downloadRoutes = [
  defineRoute({
    method: 'GET',
    path: '/distributor-quotation-downloads/:id',
    noun: 'distributor-quotation-downloads',
    action: 'download',
    needs: 'distributor-quotations.read',
    summary: 'Descargar una cotización en PDF',
    query,
    output: distributorQuotationDownloadOutput,
    spends: 'pdf',
    async handle(request) {
      const { strapi, actor, ctx, query: asked } = request;
      const quotation = await getQuotation(request, pathId(request.params));
      const isExternal = asked.external === '1' || asked.external === 'true';
      // A distributor's margin and customers are no business of the house.
      if (isExternal && !answers(quotation, actor)) throw new ForbiddenError();
      const printing = { isExternal, version: asked.version };
      const pdf = await printQuotation(strapi, quotation, printing);
      ctx.set(fileHeaders({ name: printedName(quotation, printing), mime: 'application/pdf' }));
      if (ctx.method === 'HEAD') {
        ctx.set('Content-Length', String(pdf.length));
        ctx.status = 200;
        return undefined;
      }
      await noteViewing(strapi, actor, quotation);
      return pdf;
    },
  }),
];
