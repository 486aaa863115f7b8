import { get, send, type Call } from './call';

const fiscal = {
  ...{ company_id: '{company}', rfc: '{rfc}', business_name: 'Sistemas y Tecnología del Norte' },
  ...{ tax_regime_id: '{regime}', cfdi_use_id: '{use}', zip_code: '64000' },
};

/** Calls of invoices and of companies' fiscal data (spec storefront 7). */
export const billingCalls: readonly Call[] = [
  get('/api/invoice-searches?omniSearchQuery=F-1', 'distribuidor'),
  get('/api/invoices', 'vendedor'),
  get('/api/invoices/{invoice}', 'distribuidor', 'record'),
  get('/api/invoices/{invoice}?fileType=pdf&action=download', 'distribuidor', 'bytes'),
  get('/api/invoices/{invoice}?fileType=zip', 'distribuidor', 'bytes'),
  get('/api/invoice-downloads?ids={invoice}', 'distribuidor', 'bytes'),
  get('/api/invoice-payments', 'distribuidor'),
  get('/api/invoice-cancellations', 'token'),
  send('DELETE', '/api/invoices/{invoice}?reason=03', undefined),
  get('/api/company-fiscal-datas', 'distribuidor'),
  send('POST', '/api/company-fiscal-datas', fiscal),
  get('/api/company-fiscal-datas/{fiscal}', 'distribuidor', 'record'),
];
