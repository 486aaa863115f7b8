import type { Client } from '@mayorista/kernel/testing';
import { archives, file, lists, markup, papers, pictures, tables, workbooks, type HostileFile } from './files';

/** Who calls, and what the world holds that calls name. */
export interface Callers {
  readonly stranger: Client;
  readonly buyer: Client;
  readonly other: Client;
  readonly staff: Client;
  readonly token: string;
  readonly companyId: number;
  readonly userId: number;
  readonly orderId: number;
  readonly productId: number;
  readonly nomId: number;
  readonly agencyId: number;
  readonly incidenceId: number;
  /** A product of that order. */
  readonly boughtId: number;
  readonly certificateId: number;
}

/** A door that takes a file. */
export interface Door {
  readonly path: (callers: Callers) => string;
  readonly by: 'stranger' | 'buyer' | 'other' | 'staff';
  readonly method?: 'post' | 'put' | 'patch';
  /** The name of the part. */
  readonly part: string;
  readonly data?: (callers: Callers) => object;
  readonly files: readonly HostileFile[];
  /** The field on which a refused file is told. */
  readonly told?: RegExp;
}

const at = (path: string) => () => path;

/** Every door that takes a file, each with what is hostile to it. */
export const doors: Readonly<Record<string, Door>> = {
  'papers of a registration': {
    path: at('/api/document-validation'),
    by: 'stranger',
    part: 'tax_certificate',
    data: ({ token }) => ({ token }),
    files: [...papers, ...pictures],
  },
  'the tax certificate of a company': {
    path: at('/api/company-tax-certificates'),
    by: 'other',
    part: 'tax_certificate',
    files: papers,
  },
  'papers of a company': {
    path: at('/api/company-document-uploads'),
    by: 'buyer',
    part: 'document',
    data: () => ({ type: 'tax_certificate' }),
    files: [...papers, ...pictures],
  },
  'the logo of a company': {
    path: ({ companyId }) => `/api/company-logos/${companyId}`,
    by: 'buyer',
    part: 'logo',
    files: pictures,
  },
  'a cart from a table': {
    path: at('/api/cart-import-csv-files'),
    by: 'buyer',
    part: 'file',
    files: tables,
    told: /file|products/,
  },
  'the guide of a delivery': {
    path: at('/api/cart-deliveries'),
    by: 'buyer',
    part: 'file',
    data: () => ({ type: 'own_carrier', carrier_id: 1 }),
    files: pictures,
  },
  'a quotation from a calculator': {
    path: at('/api/quotation-import-calculators'),
    by: 'buyer',
    part: 'file',
    files: [...workbooks, ...tables.slice(1).map((each) => ({ ...each, name: 'lista.csv' }))],
  },
  'the logo of quotations': { path: at('/api/external-quotation-datas'), by: 'buyer', part: 'logo', files: pictures },
  'the receipt of a payment': {
    path: at('/api/sale-order-payment-receipts'),
    by: 'buyer',
    part: 'receipt',
    data: ({ orderId }) => ({ sale_order_legacy_id: orderId }),
    files: [...papers.slice(0, 1), ...pictures],
    told: /receipt|sale_order/,
  },
  'files of a message about an order': {
    path: at('/api/sale-order-comments'),
    by: 'buyer',
    part: 'files',
    data: ({ orderId }) => ({ modelId: orderId, body: 'Hola' }),
    files: [...archives.slice(0, 3), ...pictures, ...markup.slice(-1)],
  },
  'the photo of a person': {
    path: ({ userId }) => `/api/user-profile/${userId}`,
    by: 'buyer',
    method: 'patch',
    part: 'photo',
    files: pictures,
  },
  'the media library': {
    path: at('/upload'),
    by: 'staff',
    part: 'files',
    files: [...markup.slice(0, -1), ...archives, ...pictures],
    told: /^$/,
  },
  'documents of a record': {
    path: at('/kernel/documents'),
    by: 'staff',
    part: 'files',
    data: ({ productId }) => ({ modelType: 'product', modelId: productId }),
    files: [...markup, ...archives, ...pictures],
  },
  'pictures of a product': {
    path: at('/catalogue/product-images'),
    by: 'staff',
    part: 'main_images[0]',
    data: ({ productId }) => ({ product_id: productId }),
    files: [...markup.slice(0, 2), ...pictures],
    told: /main_images/,
  },
  'a document of a product': {
    path: at('/product-content/product-documents'),
    by: 'staff',
    part: 'file',
    data: ({ productId }) => ({ product_id: productId }),
    files: [...papers.slice(0, 1), ...archives, ...pictures],
  },
  'a certificate of a norm': {
    path: at('/compliance/nom-certificates'),
    by: 'staff',
    part: 'file',
    data: ({ nomId, agencyId, productId }) => ({
      number: `H-${Math.random()}`,
      nom_id: nomId,
      certification_agency_id: agencyId,
      holder: 'Nadie',
      issued_on: '2026-01-02',
      product_ids: [productId],
    }),
    files: [...papers.slice(0, 1), ...pictures],
    told: /file|products/,
  },
  'the picture of a supplier': {
    path: at('/inventory/suppliers'),
    by: 'staff',
    part: 'main_image_file',
    data: () => ({ name: `Proveedor ${Math.random()}` }),
    files: [...markup.slice(0, 2), ...pictures],
  },
  'the photo and the papers of a new person': {
    path: at('/people/users'),
    by: 'staff',
    part: 'dataFiles[]',
    data: () => ({
      username: `hostil-${Math.random()}`,
      email: `hostil-${Math.random()}@prueba.test`,
      userType: 'client',
      person: { name: 'Ana', paternal_surname: 'Robles' },
      documents: [{ type: 'birth_certificate' }],
    }),
    files: [...papers.slice(0, 1), ...pictures],
    told: /^documents/,
  },
  'the list of article 69-B': {
    path: at('/reference/listed-taxpayer-files'),
    by: 'staff',
    part: 'file',
    data: () => ({}),
    files: [...lists, ...tables],
  },
  'rates of Banco de México': {
    path: at('/reference/official-rate-files'),
    by: 'staff',
    part: 'file',
    data: () => ({}),
    files: [
      ...tables,
      file('a megabyte of days that are none', 'fix.csv', () => Buffer.from('31/02/2026,18.3\n'.repeat(65_000))),
    ],
  },
  'the evidence of an incidence': {
    path: at('/api/incidences'),
    by: 'buyer',
    part: 'file',
    data: ({ orderId, boughtId }) => ({
      sale_order_id: orderId,
      product_id: boughtId,
      incidence_type_id: 1,
      incidence_department_id: 1,
      description: 'No enciende desde el primer día',
    }),
    files: [...archives.slice(2), ...pictures, ...papers.slice(0, 1)],
  },
  'files of a message about an incidence': {
    path: at('/api/incidence-comments'),
    by: 'buyer',
    part: 'files',
    data: ({ incidenceId }) => ({ modelId: incidenceId, body: 'Hola' }),
    files: [...archives.slice(0, 3), ...pictures, ...markup.slice(-1)],
  },
  'a dictum of a norm': {
    path: at('/compliance/nom-dictums'),
    by: 'staff',
    part: 'file',
    data: ({ nomId, agencyId, productId }) => ({
      number: `H-${Math.random()}`,
      nom_id: nomId,
      certification_agency_id: agencyId,
      product_ids: [productId],
    }),
    files: [...papers.slice(0, 1), ...pictures],
    told: /file|products/,
  },
  'another file of a certificate': {
    path: ({ certificateId }) => `/compliance/nom-documents/${certificateId}`,
    by: 'staff',
    method: 'put',
    part: 'file',
    data: () => ({ notes: 'Otra' }),
    files: [...papers.slice(0, 1), ...pictures],
    told: /file|products/,
  },
  'certifications of a product': {
    path: at('/compliance/product-nom-certifications'),
    by: 'staff',
    part: 'certification_file[0]',
    data: ({ nomId, agencyId, productId }) => ({
      product_id: productId,
      certifications: [{ number: `H-${Math.random()}`, nom_id: nomId, certification_agency_id: agencyId }],
    }),
    files: [...papers.slice(0, 1), ...pictures],
    told: /certification/,
  },
  'pictures of what a product tells of itself': {
    path: at('/product-content/product-overviews'),
    by: 'staff',
    part: 'overview_files[0][es]',
    data: ({ productId }) => ({
      product_id: productId,
      productOverviews: [{ media: [{ language: 'es', image_view_type: 'web' }] }],
    }),
    files: [...markup.slice(0, 2), ...pictures],
    told: /overview/i,
  },
  'the picture of a brand': {
    path: at('/catalogue/brands'),
    by: 'staff',
    part: 'main_image',
    data: () => ({ name: `Marca ${Math.random()}` }),
    files: [...markup.slice(0, 2), ...pictures],
  },
  'the picture of a category': {
    path: at('/catalogue/categories'),
    by: 'staff',
    part: 'main_image',
    data: () => ({ name: `Categoría ${Math.random()}` }),
    files: [...markup.slice(0, 2), ...pictures],
  },
};
