import { between, hash, pick } from '../hash';
import { products } from '../catalogue/products/index';
import type { ProductSeed } from '../catalogue/types';
import { certificationAgencies, noms } from './noms';
import { categoriesWithoutNom, tariffFractions, type TariffFractionSeed } from './fractions';

export interface NomDocumentSeed {
  number: string;
  document_type: 'certificate' | 'dictum';
  nom: string;
  /** Key of the agency. */
  agency: string;
  holder: string;
  /** Days before the day of loading. */
  issued_days_ago: number;
  /** Days after it, negative has passed; null does not expire. */
  expires_in_days: number | null;
  status: 'pending' | 'in_review' | 'approved' | 'rejected';
  review_notes: string | null;
  products: string[];
}

const holder = 'Mayorista de Seguridad y Tecnología, S. A. de C. V.';
type Family = [string, ...string[]];
const certifiers: Family = ['acelec', 'cernorte', 'tezontle'];
const verifiers: Family = ['uvicom', 'acelec'];

/** Products of a category, in the order of their sku: the demo world's special cases are the first ones. */
const inCategory = (category: string): ProductSeed[] =>
  products.filter((product) => product.category === category).sort((a, b) => a.sku.localeCompare(b.sku));
const firstOf = (category: string): string[] =>
  inCategory(category)
    .slice(0, 1)
    .map(({ sku }) => sku);

/** What is wrong, by kind of trouble: these show a red light. */
const troubles = {
  expired: firstOf('controladores-ptz'),
  in_review: firstOf('gas'),
  missing: firstOf('firewalls'),
  rejected: firstOf('video-movil'),
} as const;
const troubled = new Set<string>(Object.values(troubles).flat());

/** The fraction a product is imported under; null when none is known. */
export const fractionOf = ({ category }: ProductSeed): TariffFractionSeed | null =>
  tariffFractions.find(({ categories }) => categories.includes(category)) ?? null;

/** Whether a product needs a norm: null where nobody has said. */
export function requiresNom(product: ProductSeed): boolean | null {
  if (categoriesWithoutNom.includes(product.category)) return false;
  const fraction = fractionOf(product);
  return fraction !== null && fraction.noms.length > 0 ? true : null;
}

/** Nine of ten fractions were verified by a person. */
export const isFractionVerified = ({ sku }: ProductSeed): boolean => hash(`verificada:${sku}`) % 10 !== 0;

/** Norms stated for a product: those of its fraction. */
export const nomsOf = (product: ProductSeed): string[] =>
  requiresNom(product) === true ? (fractionOf(product)?.noms ?? []) : [];

const serial = (key: string): string => String(hash(key) % 1_000_000).padStart(6, '0');

/** One document of each kind that a norm asks for covers all a brand's products under it. */
function familyDocuments(): NomDocumentSeed[] {
  const families = new Map<string, { brand: string; nom: string; skus: string[] }>();
  for (const product of products.filter(({ sku }) => !troubled.has(sku))) {
    for (const nom of nomsOf(product)) {
      const key = `${product.brand}:${nom}`;
      families.set(key, { brand: product.brand, nom, skus: [...(families.get(key)?.skus ?? []), product.sku] });
    }
  }
  return [...families].flatMap(([key, { nom, skus }]) =>
    typesOf(nom).map((type) => {
      const isEnding = hash(`vence:${key}`) % 7 === 0;
      const agency = type === 'dictum' ? pick(`${key}:${type}`, verifiers) : pick(`${key}:${type}`, certifiers);
      return documentOf({
        key: `${key}:${type}`,
        nom,
        type,
        agency,
        skus,
        expires: isEnding
          ? between(`fin:${key}`, 8, 85)
          : type === 'dictum' && hash(key) % 3 === 0
            ? null
            : between(`fin:${key}`, 120, 700),
      });
    }),
  );
}

interface Made {
  key: string;
  nom: string;
  type: 'certificate' | 'dictum';
  agency: string;
  skus: string[];
  expires: number | null;
}

function documentOf({ key, nom, type, agency, skus, expires }: Made): NomDocumentSeed {
  const acronym = certificationAgencies.find((each) => each.key === agency)?.acronym ?? agency.toUpperCase();
  return {
    number: `${acronym}-${type === 'dictum' ? 'D' : 'C'}-${serial(key)}`,
    document_type: type,
    nom,
    agency,
    holder,
    issued_days_ago: between(`emision:${key}`, 30, 340),
    expires_in_days: expires,
    status: 'approved',
    review_notes: null,
    products: skus,
  };
}

/** Kinds of documents that a norm's mandatory requirements ask for. */
const typesOf = (code: string): ('certificate' | 'dictum')[] =>
  (noms.find((nom) => nom.code === code)?.requirements ?? []).flatMap(({ document_type: type, is_mandatory }) =>
    is_mandatory && type !== 'evidence' ? [type] : [],
  );

/** The first certificate of each troubled product: expired, in review or rejected; its other documents are in order. */
function troubledDocuments(): NomDocumentSeed[] {
  const states = [
    ['expired', { status: 'approved', expires_in_days: -21, issued_days_ago: 386, review_notes: null }],
    ['in_review', { status: 'in_review', expires_in_days: 365, issued_days_ago: 6, review_notes: null }],
    [
      'rejected',
      {
        status: 'rejected',
        expires_in_days: 340,
        issued_days_ago: 25,
        review_notes: 'El modelo del certificado no es el del producto',
      },
    ],
  ] as const;
  const first = states.flatMap(([kind, state]) =>
    troubles[kind].flatMap((sku) =>
      kindsFor(sku)
        .slice(0, 1)
        .map((each) => ({ ...documentFor(sku, each), ...state })),
    ),
  );
  const others = [...troubled].flatMap((sku) =>
    kindsFor(sku)
      .slice(1)
      .map((each) => documentFor(sku, each)),
  );
  return [...first, ...others];
}

const kindsFor = (sku: string): { nom: string; type: 'certificate' | 'dictum' }[] =>
  products
    .filter((product) => product.sku === sku)
    .flatMap((product) => nomsOf(product).flatMap((nom) => typesOf(nom).map((type) => ({ nom, type }))));

const documentFor = (sku: string, { nom, type }: { nom: string; type: 'certificate' | 'dictum' }): NomDocumentSeed =>
  documentOf({
    key: `${sku}:${nom}:${type}`,
    nom,
    type,
    agency: pick(`${sku}:${type}`, type === 'dictum' ? verifiers : certifiers),
    skus: [sku],
    expires: between(`fin:${sku}`, 150, 600),
  });

export const nomDocuments: NomDocumentSeed[] = [...familyDocuments(), ...troubledDocuments()];

export interface NomCertSeed {
  folio: string;
  nom: string;
  agency: string;
  document_type: 'certificate' | 'dictum';
  status: 'open' | 'in_review' | 'approved';
  requested_days_ago: number;
  expected_in_days: number;
  closed_days_ago: number | null;
  notes: string | null;
  products: string[];
}

/** Certification procedures in each of their states. */
export const nomCerts: NomCertSeed[] = [
  {
    folio: 'TR-2026-014',
    nom: 'NOM-019-SE-2021',
    agency: 'acelec',
    document_type: 'certificate',
    status: 'in_review',
    requested_days_ago: 34,
    expected_in_days: 18,
    closed_days_ago: null,
    notes: 'Muestras entregadas al laboratorio',
    products: troubles.missing,
  },
  {
    folio: 'TR-2026-015',
    nom: 'NOM-001-SCFI-2018',
    agency: 'cernorte',
    document_type: 'certificate',
    status: 'open',
    requested_days_ago: 5,
    expected_in_days: 60,
    closed_days_ago: null,
    notes: 'Renovación del certificado vencido',
    products: troubles.expired,
  },
  {
    folio: 'TR-2026-009',
    nom: 'NOM-208-SCFI-2016',
    agency: 'tezontle',
    document_type: 'certificate',
    status: 'approved',
    requested_days_ago: 120,
    expected_in_days: -30,
    closed_days_ago: 41,
    notes: null,
    products: inCategory('ip-wifi').map(({ sku }) => sku),
  },
];

/** Products that need no certificate for a reason of their own, for some time. */
export const nomExemptions = firstOf('servidores').map((sku) => ({
  sku,
  reason: 'Equipo para uso en el propio centro de datos; no se vende al público',
  until_in_days: 150,
}));

/** An open gate with its reason: what a person decided knowingly. */
export const nomOverrides = troubles.missing.map((sku) => ({
  sku,
  gate: 'label' as const,
  reason: 'Etiquetas de muestra para el laboratorio',
  expires_in_days: 30,
}));

/** Products whose sheet was signed. */
export const isSheetApproved = ({ sku }: ProductSeed): boolean => !troubled.has(sku) && hash(`firma:${sku}`) % 3 !== 0;
