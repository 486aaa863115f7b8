import { t, type Text } from '../text';

/** A row of a small reference list; ids are fixed because screens know some of them. */
export interface TypeSeed {
  id: number;
  key: string;
  name: Text;
}

const list = (...names: [key: string, es: string, en: string][]): TypeSeed[] =>
  names.map(([key, es, en], i) => ({ id: i + 1, key, name: t(es, en) }));

/** 1 is the supplier default (catalogue spec, section 3), 2 the default of the store's autocomplete search (storefront spec, section 9). */
export const currencies = [
  { id: 1, code: 'MXN', currency_name: 'Peso mexicano', name: t('Peso mexicano', 'Mexican peso'), symbol: '$' },
  {
    id: 2,
    code: 'USD',
    currency_name: 'Dólar estadounidense',
    name: t('Dólar estadounidense', 'US dollar'),
    symbol: '$',
  },
];

export const languages = [
  { id: 1, code: 'es', name: t('Español', 'Spanish') },
  { id: 2, code: 'en', name: t('Inglés', 'English') },
];

export const addressTypes = list(
  ['fiscal', 'Fiscal', 'Tax'],
  ['delivery', 'Entrega', 'Delivery'],
  ['office', 'Oficina', 'Office'],
  ['home', 'Particular', 'Home'],
  ['warehouse', 'Bodega', 'Warehouse'],
);
export const telephoneTypes = list(
  ['mobile', 'Celular', 'Mobile'],
  ['landline', 'Fijo', 'Landline'],
  ['messages', 'Mensajes', 'Messages'],
);
export const emailTypes = list(
  ['work', 'Trabajo', 'Work'],
  ['personal', 'Personal', 'Personal'],
  ['billing', 'Facturación', 'Billing'],
  ['purchasing', 'Compras', 'Purchasing'],
);
export const emailNotificationTypes = list(
  ['invoices', 'Facturas', 'Invoices'],
  ['orders', 'Pedidos', 'Orders'],
  ['quotations', 'Cotizaciones', 'Quotations'],
  ['payments', 'Pagos', 'Payments'],
  ['promotions', 'Promociones', 'Promotions'],
  ['events', 'Eventos', 'Events'],
);
export const educationTypes = list(
  ['primary', 'Primaria', 'Primary school'],
  ['secondary', 'Secundaria', 'Secondary school'],
  ['high_school', 'Preparatoria', 'High school'],
  ['technical', 'Carrera técnica', 'Technical degree'],
  ['bachelor', 'Licenciatura', "Bachelor's degree"],
  ['master', 'Maestría', "Master's degree"],
  ['doctorate', 'Doctorado', 'Doctorate'],
  ['course', 'Curso o diplomado', 'Course'],
);
export const relativeTypes = list(
  ['spouse', 'Cónyuge', 'Spouse'],
  ['father', 'Padre', 'Father'],
  ['mother', 'Madre', 'Mother'],
  ['child', 'Hijo(a)', 'Child'],
  ['sibling', 'Hermano(a)', 'Sibling'],
  ['partner', 'Pareja', 'Partner'],
  ['other', 'Otro', 'Other'],
);
export const bloodTypes = ['O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-'].map((name, i) => ({ id: i + 1, name }));
export const terminationReasons = list(
  ['resignation', 'Renuncia voluntaria', 'Resignation'],
  ['end_of_contract', 'Término de contrato', 'End of contract'],
  ['dismissal', 'Rescisión', 'Dismissal'],
  ['absence', 'Abandono de empleo', 'Job abandonment'],
  ['retirement', 'Jubilación', 'Retirement'],
  ['mutual', 'Mutuo acuerdo', 'Mutual agreement'],
  ['death', 'Defunción', 'Death'],
  ['other', 'Otro', 'Other'],
);
export const departments = list(
  ['management', 'Dirección', 'Management'],
  ['sales', 'Ventas', 'Sales'],
  ['purchasing', 'Compras', 'Purchasing'],
  ['catalogue', 'Catálogo', 'Catalogue'],
  ['warehouse', 'Almacén', 'Warehouse'],
  ['logistics', 'Logística e importaciones', 'Logistics and imports'],
  ['marketing', 'Mercadotecnia', 'Marketing'],
  ['support', 'Soporte técnico', 'Technical support'],
  ['call_centre', 'Centro de contacto', 'Contact centre'],
  ['finance', 'Administración y finanzas', 'Administration and finance'],
  ['human_resources', 'Capital humano', 'Human resources'],
  ['systems', 'Sistemas', 'Systems'],
);
export const unitCategories = list(
  ['piece', 'Pieza', 'Piece'],
  ['length', 'Longitud', 'Length'],
  ['weight', 'Peso', 'Weight'],
  ['volume', 'Volumen', 'Volume'],
  ['electric', 'Eléctricas', 'Electric'],
  ['data', 'Datos', 'Data'],
  ['temperature', 'Temperatura', 'Temperature'],
  ['time', 'Tiempo', 'Time'],
);

/** `show_in`: where staff may choose the adjustment. */
export const adjustmentTypes = [
  { id: 1, name: 'Merma', accounting_account: '601-001', show_in: 'output' },
  { id: 2, name: 'Robo o extravío', accounting_account: '601-002', show_in: 'output' },
  { id: 3, name: 'Sobrante de inventario', accounting_account: '401-010', show_in: 'input' },
  { id: 4, name: 'Faltante de inventario', accounting_account: '601-003', show_in: 'output' },
  { id: 5, name: 'Consumo interno', accounting_account: '602-004', show_in: 'output' },
  { id: 6, name: 'Reclasificación de condición', accounting_account: '115-009', show_in: 'both' },
  { id: 7, name: 'Garantía de proveedor', accounting_account: '115-010', show_in: 'both' },
];

/** Months of the year; the `dates` call answers these twelve and then the last year. */
export const months = list(
  ['january', 'Enero', 'January'],
  ['february', 'Febrero', 'February'],
  ['march', 'Marzo', 'March'],
  ['april', 'Abril', 'April'],
  ['may', 'Mayo', 'May'],
  ['june', 'Junio', 'June'],
  ['july', 'Julio', 'July'],
  ['august', 'Agosto', 'August'],
  ['september', 'Septiembre', 'September'],
  ['october', 'Octubre', 'October'],
  ['november', 'Noviembre', 'November'],
  ['december', 'Diciembre', 'December'],
);
