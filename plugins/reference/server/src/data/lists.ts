import { tables } from '../uids';

/** The plain lists a new installation starts with; ids follow the order (telephone types: 1 mobile, 2 landline, 3 messages). */
const named = (...names: string[]) => names.map((name) => ({ name, status: 1 }));

export const lists: [string, readonly Record<string, unknown>[]][] = [
  [tables.addressType, named('Fiscal', 'Entrega', 'Sucursal', 'Bodega', 'Oficina')],
  [tables.telephoneType, named('Celular', 'Fijo', 'Mensajes')],
  [tables.emailType, named('Compras', 'Pagos', 'Facturación', 'Soporte', 'Personal')],
  [
    tables.emailNotificationType,
    named('Pedidos', 'Facturas', 'Promociones', 'Pagos y comprobantes', 'Capacitaciones y eventos'),
  ],
  [
    tables.educationType,
    named('Primaria', 'Secundaria', 'Preparatoria', 'Técnico', 'Licenciatura', 'Maestría', 'Doctorado'),
  ],
  [tables.relativeType, named('Cónyuge', 'Padre', 'Madre', 'Hijo(a)', 'Hermano(a)', 'Abuelo(a)', 'Otro')],
  [tables.bloodType, named('O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-')],
  [
    tables.terminationReason,
    named(
      'Renuncia voluntaria',
      'Término de contrato',
      'Rescisión',
      'Jubilación',
      'Defunción',
      'Abandono de empleo',
      'Otro',
    ),
  ],
  [tables.unitCategory, named('Pieza', 'Longitud', 'Peso', 'Volumen', 'Tiempo', 'Empaque', 'Servicio')],
  [
    tables.department,
    named(
      'Ventas',
      'Compras',
      'Almacén',
      'Soporte técnico',
      'Mercadotecnia',
      'Recursos humanos',
      'Contabilidad',
      'Sistemas',
      'Dirección',
    ),
  ],
  [
    tables.bankInstitution,
    [
      { name: 'BBVA México', code: '012', status: 1 },
      { name: 'Banamex', code: '002', status: 1 },
      { name: 'Santander', code: '014', status: 1 },
      { name: 'HSBC', code: '021', status: 1 },
      { name: 'Banorte', code: '072', status: 1 },
      { name: 'Scotiabank', code: '044', status: 1 },
      { name: 'Inbursa', code: '036', status: 1 },
      { name: 'Banco del Bajío', code: '030', status: 1 },
      { name: 'Afirme', code: '062', status: 1 },
      { name: 'Banregio', code: '058', status: 1 },
      { name: 'Banco Azteca', code: '127', status: 1 },
      { name: 'BanCoppel', code: '137', status: 1 },
      { name: 'Mifel', code: '042', status: 1 },
      { name: 'Multiva', code: '132', status: 1 },
      { name: 'Monex', code: '112', status: 1 },
      { name: 'Banxico', code: '001', status: 1 },
    ],
  ],
  [
    tables.adjustmentType,
    [
      { name: 'Merma', show_in: 'inventory', accounting_account: '000', status: 1 },
      { name: 'Conteo físico', show_in: 'inventory', accounting_account: '000', status: 1 },
      { name: 'Garantía', show_in: 'inventory', accounting_account: '000', status: 1 },
      { name: 'Muestra', show_in: 'inventory', accounting_account: '000', status: 1 },
      { name: 'Descuento comercial', show_in: 'sales', accounting_account: '000', status: 1 },
      { name: 'Diferencia de importación', show_in: 'purchases', accounting_account: '000', status: 1 },
    ],
  ],
];
