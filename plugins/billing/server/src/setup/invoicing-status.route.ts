import { z } from 'zod';
import { dataOutput, defineRoute, instantOutput } from '@mayorista/kernel';
import { findIssuer } from '../issuer';
import { stampsLeft } from './stamp-balance';

const status = z
  .strictObject({
    name: z.string().meta({ description: 'Como lo escribe cada comprobante, sin el tipo de sociedad' }),
    legal_name: z.string().meta({ description: 'Como está en el certificado' }),
    rfc: z.string(),
    regime: z.string(),
    zip_code: z.string(),
    certificate_valid_to: instantOutput,
    stamps_left: z.int().nullable().meta({ description: 'Nulo cuando no se cuentan o el PAC no responde' }),
  })
  .meta({ id: 'InvoicingStatus' });

/** GET /invoicing-status: who issues, as documents will say it, and what stamps are left. */
export const invoicingStatus = defineRoute({
  method: 'GET',
  path: '/invoicing-status',
  noun: 'invoicing-status',
  action: 'find',
  needs: 'invoices.write',
  summary: 'Quién emite las facturas',
  output: dataOutput(status.nullable()),
  async handle({ strapi }) {
    const found = findIssuer();
    if (found === null) return { data: null, meta: {} };
    const { issuer, certificate } = found;
    return {
      data: {
        ...{ name: issuer.name, legal_name: certificate.legalName, rfc: issuer.rfc, regime: issuer.regime },
        ...{ zip_code: issuer.zipCode, certificate_valid_to: certificate.validTo.toISOString() },
        stamps_left: await stampsLeft(strapi),
      },
      meta: {},
    };
  },
});
