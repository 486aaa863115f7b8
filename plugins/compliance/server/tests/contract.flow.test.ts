import { boot, type TestApp } from '@mayorista/kernel/testing';
import { beforeAll, expect, test } from 'vitest';

/** Every call of the documents' section on NOM compliance, and the two of products that belong to it. */
const calls = [
  'GET /noms',
  'POST /noms',
  'GET /noms/{id}',
  'PUT /noms/{id}',
  'DELETE /noms/{id}',
  'GET /nom-certificates',
  'POST /nom-certificates',
  'GET /nom-certificates/{id}',
  'PUT /nom-certificates/{id}',
  'PATCH /nom-certificates/{id}',
  'DELETE /nom-certificates/{id}',
  'POST /nom-dictums',
  'PUT /nom-dictums/{id}',
  'PATCH /nom-dictums/{id}',
  'GET /nom-requirements',
  'POST /nom-requirements',
  'GET /nom-requirements/{id}',
  'PUT /nom-requirements/{id}',
  'DELETE /nom-requirements/{id}',
  'GET /nom-requirement-responsables',
  'POST /nom-requirement-responsables',
  'GET /nom-requirement-responsables/{id}',
  'PUT /nom-requirement-responsables/{id}',
  'GET /nom-certs',
  'POST /nom-certs',
  'PUT /nom-certs/{id}',
  'PATCH /nom-certs/{id}',
  'POST /nom-cert-products',
  'DELETE /nom-cert-products/{id}',
  'DELETE /nom-cert-products',
  'POST /bulk-nom-cert-products',
  'POST /bulk-nom-products',
  'GET /nom-documents',
  'GET /nom-documents/{id}',
  'PUT /nom-documents/{id}',
  'PUT /nom-document-status/{id}',
  'GET /nom-document-certification-agencies',
  'GET /nom-products/{id}',
  'PUT /nom-products/{id}',
  'PUT /nom-product-status/{id}',
  'GET /nom-product-requirements',
  'POST /nom-product-requirements',
  'GET /nom-product-requirement-reports',
  'GET /nom-product-requirement-report-exports',
  'GET /nom-cert-product-reports',
  'GET /nom-cert-product-report-exports',
  'POST /product-nom-certificates',
  'PUT /product-nom-certificates',
  'PUT /product-nom-certificates/{id}',
  'DELETE /product-nom-certificates/{id}',
  'POST /product-nom-certifications',
  'GET /tariff-fractions',
  'POST /tariff-fractions',
  'GET /tariff-fractions/{id}',
  'PUT /tariff-fractions/{id}',
  'DELETE /tariff-fractions/{id}',
  'PUT /product-tariff-fractions/{id}',
  'GET /product-nom-tags/{id}',
  'PUT /product-nom-tags/{id}',
];

let app: TestApp;
let paths: Record<string, Record<string, { 'x-permission': string; summary: string }>>;

beforeAll(async () => {
  app = await boot();
  ({ paths } = (await app.anonymous.get<{ paths: typeof paths }>('/api/openapi.json')).body);
});

test('every documented call is served at its exact path, described in Spanish, with a permission of its own', () => {
  const missing = calls.filter((call) => {
    const [method = '', path = ''] = call.split(' ');
    const operation = paths[`/api${path}`]?.[method.toLowerCase()];
    return operation === undefined || operation['x-permission'] === '' || operation.summary === '';
  });
  expect(missing).toEqual([]);
});
