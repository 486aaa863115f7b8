import type { Knex } from 'knex';
import { plainDate, service, slicesOf, type Core, type PlainDate } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { tables } from '../uids';
import { grouped } from './grouped';
import type { DocumentFacts, LightFacts, NomFacts, RequirementFacts, Statement } from './light.rules';

interface SheetRow {
  readonly product_id: number;
  readonly status: string;
  readonly exemption_reason: string | null;
  readonly exempt_until: string | null;
}
type Document = DocumentFacts & { readonly productId: number };
interface StatementRow {
  readonly product_id: number;
  readonly requirement_id: number;
  readonly state: Statement;
}

/** Everything the lights of products stand on, by product id; products that do not exist are left out. */
export async function readFacts(
  strapi: Core.Strapi,
  knex: Knex,
  productIds: readonly number[],
): Promise<Map<number, LightFacts>> {
  const flags = await service(strapi, 'catalogue.nom-flags').of(knex, productIds);
  const facts = new Map<number, LightFacts>();
  let noms: Map<number, NomFacts> | null = null;
  for (const ids of slicesOf([...flags.keys()])) {
    const [sheets, assigned] = [await readSheets(knex, ids), await readAssignedNoms(knex, ids)];
    // Of most products no norm asks anything: then no paper and no statement matters, and every line of a cart is spared them.
    const asked = [...assigned.keys()];
    if (asked.length > 0) noms ??= await readNoms(knex);
    const documents = await readDocuments(knex, asked);
    const statements = await readStatements(knex, asked);
    for (const id of ids) {
      const sheet = sheets.get(id);
      facts.set(id, {
        requiresNom: flags.get(id) ?? null,
        exemption: exemptionOf(sheet),
        isRejected: sheet?.status === 'rejected',
        noms: [...(assigned.get(id) ?? [])].sort((a, b) => a - b).flatMap((nomId) => noms?.get(nomId) ?? []),
        documents: documents.get(id) ?? [],
        statements: new Map((statements.get(id) ?? []).map(({ requirement_id, state }) => [requirement_id, state])),
      });
    }
  }
  return facts;
}

/** Norms in force with their requirements: some dozens, read whole. */
async function readNoms(knex: Knex): Promise<Map<number, NomFacts>> {
  const noms = (await knex(tables.nom).where({ is_active: true }).select('id', 'code', 'warning_days')) as {
    id: number;
    code: string;
    warning_days: number;
  }[];
  const requirements = (await knex(`${tables.requirement} as r`)
    .join(`${tables.requirementNom} as l`, 'l.nom_requirement_id', 'r.id')
    .orderBy('r.position')
    .orderBy('r.id')
    .select('r.id', 'r.name', 'r.document_type', 'r.is_mandatory', 'l.nom_id')) as {
    id: number;
    name: string;
    document_type: RequirementFacts['documentType'];
    is_mandatory: boolean | number | null;
    nom_id: number;
  }[];
  const byNom = grouped(requirements, ({ nom_id }) => nom_id);
  return new Map(
    noms.map(({ id, code, warning_days }) => [
      id,
      {
        id,
        code,
        warningDays: warning_days,
        requirements: (byNom.get(id) ?? []).map((each) => ({
          id: each.id,
          name: each.name,
          documentType: each.document_type,
          isMandatory: each.is_mandatory === null || Boolean(each.is_mandatory),
        })),
      },
    ]),
  );
}

async function readSheets(knex: Knex, ids: readonly number[]): Promise<Map<number, SheetRow>> {
  const rows = (await knex(tables.product)
    .whereIn('product_id', ids)
    .select('product_id', 'status', 'exemption_reason', 'exempt_until')) as SheetRow[];
  return new Map(rows.map((row) => [row.product_id, row]));
}

function exemptionOf(sheet: SheetRow | undefined): LightFacts['exemption'] {
  if (sheet?.exemption_reason == null) return null;
  return { reason: sheet.exemption_reason, until: dayOrNull(sheet.exempt_until) };
}

/** Norms stated for each product, and those its verified tariff fraction asks for. */
async function readAssignedNoms(knex: Knex, ids: readonly number[]): Promise<Map<number, Set<number>>> {
  const stated = (await knex(tables.productNom).whereIn('product_id', ids).select('product_id', 'nom_id')) as {
    product_id: number;
    nom_id: number;
  }[];
  const byFraction = (await knex(`${tables.product} as p`)
    .join(`${tables.fractionNoms} as l`, 'l.tariff_fraction_id', 'p.tariff_fraction_id')
    .whereIn('p.product_id', ids)
    .where('p.tariff_fraction_is_verified', true)
    .select('p.product_id', 'l.nom_id')) as { product_id: number; nom_id: number }[];
  const noms = new Map<number, Set<number>>();
  for (const { product_id, nom_id } of [...stated, ...byFraction])
    noms.set(product_id, (noms.get(product_id) ?? new Set()).add(nom_id));
  return noms;
}

async function readDocuments(knex: Knex, ids: readonly number[]): Promise<Map<number, Document[]>> {
  if (ids.length === 0) return new Map();
  const rows = (await knex(`${tables.documentProduct} as l`)
    .join(`${tables.document} as d`, 'd.id', 'l.nom_document_id')
    .whereIn('l.product_id', ids)
    .orderBy('d.id')
    .select(
      'l.product_id as productId',
      'd.id',
      'd.nom_id as nomId',
      'd.document_type as documentType',
      'd.status',
      'd.expires_on as expiresOn',
    )) as (Omit<Document, 'expiresOn'> & { expiresOn: string | null })[];
  return grouped(
    rows.map((row) => ({ ...row, expiresOn: dayOrNull(row.expiresOn) })),
    ({ productId }) => productId,
  );
}

async function readStatements(knex: Knex, ids: readonly number[]): Promise<Map<number, StatementRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = (await knex(tables.productRequirement)
    .whereIn('product_id', ids)
    .select('product_id', 'requirement_id', 'state')) as StatementRow[];
  return grouped(rows, ({ product_id }) => product_id);
}

const dayOrNull = (text: string | null): PlainDate | null => (text === null ? null : plainDate(text.slice(0, 10)));
