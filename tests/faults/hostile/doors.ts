import type { Client } from '@mayorista/kernel/testing';
import { crowdedArchive, documentBomb, lyingWorkbook, wideWorkbook, wordyWorkbook, workbookBomb } from './archives';
import { dayless, endlessPaper, paperBomb, wordyPaper } from './papers';
import { drawings, vastPicture } from './pictures';

/** A file that costs whoever reads it more than whoever sends it. */
export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly make: () => Buffer;
}

const megabyte = 1024 * 1024;
const file = (what: string, name: string, make: () => Buffer): HostileFile => ({ what, name, make });

export const papers: readonly HostileFile[] = [
  file('a PDF of a kilobyte that unpacks to 300 MB', 'constancia.pdf', () => paperBomb(300)),
  file('a PDF that writes two million words', 'constancia.pdf', () => wordyPaper(2_000_000)),
  file('a certificate of 80,000 letters without a day', 'constancia.pdf', () => dayless(80_000)),
  file('a PDF whose pages are their own children', 'constancia.pdf', endlessPaper),
];
const pictures: readonly HostileFile[] = [
  file('a picture of nine hundred million points', 'foto.png', () => vastPicture(30_000)),
];
const workbooks: readonly HostileFile[] = [
  file('a workbook that unpacks to 730 MB', 'lista.xlsx', () => workbookBomb(730)),
  file('a workbook that says that it is small', 'lista.xlsx', () => lyingWorkbook(300)),
  file('a workbook of a million cells in a row', 'lista.xlsx', () => wideWorkbook(1_000_000)),
  file('a workbook of a million texts', 'lista.xlsx', () => wordyWorkbook(1_000_000)),
];
const archives: readonly HostileFile[] = [
  ...workbooks.slice(0, 2),
  file('a document that unpacks to 400 MB', 'carta.docx', () => documentBomb(400)),
  file('an archive of thirty thousand files', 'todo.zip', () => crowdedArchive(30_000)),
];
const tables: readonly HostileFile[] = [
  file('a table of 20 MB', 'carrito.csv', () => Buffer.from(`codigo,cantidad\n${'A,1\n'.repeat(5 * megabyte)}`)),
  file('a table of one line of a megabyte', 'carrito.csv', () =>
    Buffer.from(`codigo,cantidad\n${','.repeat(megabyte - 100)}`),
  ),
  file('a table of one cell of a megabyte', 'carrito.csv', () =>
    Buffer.from(`codigo,cantidad\n"${'a'.repeat(megabyte - 100)}",1`),
  ),
  file('a table of half a million empty lines', 'carrito.csv', () =>
    Buffer.from(`codigo,cantidad\n${',\n'.repeat(megabyte / 2 - 100)}`),
  ),
];
const markup: readonly HostileFile[] = [
  ...Object.entries(drawings).map(([what, make]) => file(what, 'plano.svg', make)),
  file('XML of 20 MB of beginnings', 'factura.xml', () =>
    Buffer.from(`<?xml version="1.0"?>${'<a '.repeat(7 * megabyte)}`),
  ),
];

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
};
