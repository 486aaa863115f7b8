/** What is asked for, by whom: each path in turn. */
export interface Row {
  readonly asker: string;
  readonly what: string;
  readonly paths: readonly string[];
  /** p95 in ms where it is not 200. */
  readonly target?: number;
}

/** How many companies and people there are beside the orders. */
export const people = { companies: 20_000, people: 60_000, employees: 2_000 } as const;

const list = '/sales/sale-orders?per_page=20&count_to=10000';
const store = '/api/sale-orders?per_page=20';
const shipments = '/sales/order-shipments?per_page=20&count_to=10000';
const invoices = '/billing/invoices?per_page=20&count_to=10000';
const quotations = '/quotations/distributor-quotations?per_page=20&count_to=10000';
const row = (asker: string, what: string, ...paths: readonly string[]): Row => ({ asker, what, paths });
/** Records from the middle of a table, one after the other. */
const each = (path: string, from: number): string[] =>
  Array.from({ length: 20 }, (_, at) => `${path}/${from + at * 7}`);

export const orderRows: readonly Row[] = [
  row('ventas', 'lista, primera página', list),
  row('ventas', 'lista, todo contado', '/sales/sale-orders?per_page=20'),
  row('ventas', 'lista, página 50', `${list}&page=50`),
  row('ventas', 'lista por estado', `${list}&status=preparing`),
  row('ventas', 'lista por sucursal y fecha', `${list}&branch_id=2&placed_from=2026-01-01`),
  row('ventas', 'lista de una empresa', `${list}&company_id=1`),
  row('ventas', 'lista de un producto', `${list}&product_id=10`),
  row('ventas', 'búsqueda de un folio', `${list}&omniSearchQuery=B-000000777`),
  row('ventas', 'búsqueda que encuentra mucho', `${list}&omniSearchQuery=garcia%20norte`),
  row('ventas', 'búsqueda que encuentra poco', `${list}&omniSearchQuery=regiomontana%201777`),
  row('ventas', 'tablero', '/sales/sale-order-boards'),
  row('ventas', 'un pedido', ...each('/sales/sale-orders', 5_000)),
  row('distribuidor', 'lista de su empresa (todo contado)', store),
  row('distribuidor', 'lista de su empresa, página 50', `${store}&page=50`),
  row('distribuidor', 'búsqueda en su empresa', `${store}&omniSearchQuery=777`),
  row('vendedor', 'lista de sus empresas', `${store}&count_to=1000`),
  row('vendedor', 'búsqueda en sus empresas', `${store}&count_to=1000&omniSearchQuery=garcia`),
  row('almacenista', 'lista de su sucursal', `${store}&count_to=1000`),
  row('ventas', 'embarques', shipments),
  row('ventas', 'embarques, búsqueda por folio de pedido', `${shipments}&omniSearchQuery=b-0000777`),
  row('finanzas', 'facturas, página 50', `${invoices}&page=50`),
  row('finanzas', 'facturas por estado', `${invoices}&state=failed`),
  row('finanzas', 'facturas, búsqueda por receptor', `${invoices}&omniSearchQuery=regiomontana%201777`),
  row('ventas', 'cotizaciones', quotations),
  row('ventas', 'cotizaciones, búsqueda por empresa', `${quotations}&omniSearchQuery=lagunera`),
];

const companies = '/companies/distributors?per_page=20';
const users = '/people/users?per_page=20';

export const companyRows: readonly Row[] = [
  row('admin', 'empresas', companies),
  row('admin', 'empresas por nombre', `${companies}&omniSearchQuery=regiomontana%201777`),
  row('admin', 'empresas por RFC', `${companies}&omniSearchQuery=SCA250`),
  row('admin', 'empresas por correo', `${companies}&omniSearchQuery=compras1@empresa777`),
  row('admin', 'empresas por teléfono', `${companies}&omniSearchQuery=8100007`),
  row('admin', 'página 360° de una empresa', ...each('/companies/company-overviews', 5_000)),
  row('admin', 'personas', users),
  row('admin', 'personas por correo', `${users}&omniSearchQuery=persona777`),
  row('admin', 'personas por nombre', `${users}&omniSearchQuery=garcia%20torres`),
  row('admin', 'personas por RFC', `${users}&omniSearchQuery=SPER25`),
  row('admin', 'personas por teléfono', `${users}&omniSearchQuery=55000101`),
  row('admin', 'empleados', '/workforce/employees?per_page=20&count_to=10000'),
  row('admin', 'empleados por nombre', '/workforce/employees?per_page=20&count_to=10000&omniSearchQuery=garcia'),
  { asker: 'admin', what: 'organigrama de 2,000 puestos', paths: ['/workforce/org-chart'], target: 1_000 },
];

const found = (what: string, text: string, asker = 'admin'): Row => ({
  asker,
  what: `Ctrl K: ${what}`,
  paths: [`/kernel/findings?text=${encodeURIComponent(text)}`],
  target: 100,
});

/** What the palette finds while somebody types, beside all of it. */
export const findingRows: readonly Row[] = [
  found('un folio', 'B-000000777'),
  found('el principio de un millón de folios', 'b-'),
  found('un folio, ventas', 'B-000000777', 'ventas'),
  found('un número solo', '777'),
  found('un SKU', 'VKR131621007'),
  found('un modelo', 'vk-2cd2043g2-i/12'),
  found('una palabra de miles de productos', 'camara'),
  found('una empresa', 'regiomontana 1777'),
  found('un RFC', 'SCA2501'),
  found('un teléfono', '8100007'),
  found('una persona', 'garcia torres'),
  found('lo que no existe', 'qwertyuiop'),
];
