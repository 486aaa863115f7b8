import { rfc } from '../check-digits';

export interface SupplierSeed {
  name: string;
  tradename: string;
  abbreviation: string;
  /** 1 national, 2 international, 5 forwarder, 6 customs broker. */
  supplier_type: 1 | 2 | 5 | 6;
  /** 1 is MXN, 2 is USD. */
  currency_id: 1 | 2;
  rfc: string | null;
  tax_id: string | null;
  credit_amount: number;
  credit_term: number;
  /** 0.5 to 0.9: one to five stars. */
  reliability: string;
  email: string;
  telephone: string;
  address: { street: string; municipality: string; state: string; country: string; zip_code: string };
  contact: { name: string; position: string };
  /** Keys of the brands it sells. */
  brands: string[];
}

type Rest = Omit<SupplierSeed, 'name' | 'abbreviation' | 'supplier_type' | 'currency_id' | 'rfc' | 'tax_id'>;

const national = (name: string, abbreviation: string, taxId: string, rest: Rest): SupplierSeed => ({
  name,
  abbreviation,
  supplier_type: 1,
  currency_id: 1,
  rfc: rfc(taxId),
  tax_id: null,
  ...rest,
});
const abroad = (name: string, abbreviation: string, taxId: string, rest: Rest): SupplierSeed => ({
  name,
  abbreviation,
  supplier_type: 2,
  currency_id: 2,
  rfc: null,
  tax_id: taxId,
  ...rest,
});

/** Every supplier is invented. Those abroad sell the brands that come by sea; forwarders and brokers sell none. */
export const suppliers: SupplierSeed[] = [
  abroad('Vikron Technology (Shenzhen) Co., Ltd.', 'VIKRON', '91440300VKR18820X', {
    tradename: 'Vikron',
    credit_amount: 250_000,
    credit_term: 60,
    reliability: '0.90',
    email: 'export@vikron.test',
    telephone: '75583340210',
    address: {
      street: 'Keji Nan Road 12',
      municipality: 'Nanshan',
      state: 'Guangdong',
      country: 'China',
      zip_code: '518057',
    },
    contact: { name: 'Lin Wei', position: 'Export manager' },
    brands: ['vikron', 'nocturna'],
  }),
  abroad('Orbivue Imaging Ltd.', 'ORBIVUE', '91330200ORB77120K', {
    tradename: 'Orbivue',
    credit_amount: 120_000,
    credit_term: 45,
    reliability: '0.80',
    email: 'latam@orbivue.test',
    telephone: '57488120043',
    address: {
      street: 'Yangfan Road 399',
      municipality: 'Ningbo',
      state: 'Zhejiang',
      country: 'China',
      zip_code: '315040',
    },
    contact: { name: 'Zhao Min', position: 'Regional sales' },
    brands: ['orbivue', 'halcyra', 'miradex'],
  }),
  abroad('Granitum Storage Inc.', 'GRANITUM', '84-2210937', {
    tradename: 'Granitum',
    credit_amount: 180_000,
    credit_term: 30,
    reliability: '0.90',
    email: 'channel@granitum.test',
    telephone: '4085550117',
    address: {
      street: '2100 Zanker Road',
      municipality: 'San Jose',
      state: 'California',
      country: 'Estados Unidos',
      zip_code: '95131',
    },
    contact: { name: 'Dana Whitfield', position: 'Channel manager' },
    brands: ['granitum'],
  }),
  abroad('Biotakt Identity B.V.', 'BIOTAKT', 'NL861204417B01', {
    tradename: 'Biotakt',
    credit_amount: 90_000,
    credit_term: 45,
    reliability: '0.70',
    email: 'orders@biotakt.test',
    telephone: '31205550164',
    address: {
      street: 'Keizersgracht 210',
      municipality: 'Ámsterdam',
      state: 'Holanda Septentrional',
      country: 'Países Bajos',
      zip_code: '1016 DW',
    },
    contact: { name: 'Joris van Dam', position: 'Account manager' },
    brands: ['biotakt', 'portika'],
  }),
  national('Soportes y Montajes Técnicos del Norte, S.A. de C.V.', 'SOPORTEC', 'SMT980314K1', {
    tradename: 'Soportec',
    credit_amount: 600_000,
    credit_term: 30,
    reliability: '0.80',
    email: 'ventas@soportec.test',
    telephone: '8183450310',
    address: {
      street: 'Avenida Ruiz Cortines 4120',
      municipality: 'Monterrey',
      state: 'Nuevo León',
      country: 'México',
      zip_code: '64000',
    },
    contact: { name: 'Rebeca Treviño', position: 'Ventas a mayoreo' },
    brands: ['soportec'],
  }),
  national('Cerraduras Cerbrix de México, S.A. de C.V.', 'CERBRIX', 'CCM050822H3', {
    tradename: 'Cerbrix',
    credit_amount: 450_000,
    credit_term: 30,
    reliability: '0.70',
    email: 'pedidos@cerbrix.test',
    telephone: '3336140520',
    address: {
      street: 'Calle 18 número 2631',
      municipality: 'Guadalajara',
      state: 'Jalisco',
      country: 'México',
      zip_code: '44190',
    },
    contact: { name: 'Óscar Padilla', position: 'Gerente de cuenta' },
    brands: ['cerbrix', 'umbralis'],
  }),
  {
    ...abroad('Pacífico Freight Services, LLC', 'PACFREIGHT', '47-5512086', {
      tradename: 'Pacífico Freight',
      credit_amount: 40_000,
      credit_term: 15,
      reliability: '0.80',
      email: 'ops@pacificofreight.test',
      telephone: '3105550188',
      address: {
        street: '970 W 190th Street',
        municipality: 'Torrance',
        state: 'California',
        country: 'Estados Unidos',
        zip_code: '90502',
      },
      contact: { name: 'Mónica Reyes', position: 'Operations' },
      brands: [],
    }),
    supplier_type: 5,
  },
  {
    ...national('Despacho Aduanal Ortega y Asociados, S.C.', 'ORTEGA', 'DAO910605T2', {
      tradename: 'Aduanal Ortega',
      credit_amount: 200_000,
      credit_term: 8,
      reliability: '0.90',
      email: 'trafico@aduanalortega.test',
      telephone: '3143320077',
      address: {
        street: 'Boulevard Miguel de la Madrid 1205',
        municipality: 'Manzanillo',
        state: 'Colima',
        country: 'México',
        zip_code: '28200',
      },
      contact: { name: 'Ernesto Ortega', position: 'Agente aduanal' },
      brands: [],
    }),
    supplier_type: 6,
  },
];
