import {
  fractionOf,
  isFractionVerified,
  isSheetApproved,
  nomCerts,
  nomExemptions,
  nomOverrides,
  nomsOf,
  products,
  requiresNom,
  tagOf,
} from '@mayorista/database/seeds';
import { addDays, insertRow, insertRows, now, service, today, type Tx } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { tables } from '../uids';
import type { Catalogues } from './load-catalogues';
import { demoActor } from './load-documents';

type Ids = ReadonlyMap<string, number>;

const officer = 'Itzel Barragán Luna';

/** What is stated of each product: whether it needs a norm and which, its tariff fraction, exemptions, evidence. */
export async function loadSheets(tx: Tx, catalogues: Catalogues, productIds: Ids): Promise<void> {
  await stateNeeds(tx, productIds);
  const known = products.flatMap((product) =>
    productIds.has(product.sku) ? [{ product, id: productIds.get(product.sku) }] : [],
  );
  const nomIdsOf = (codes: readonly string[]): number[] => codes.flatMap((code) => catalogues.noms.get(code) ?? []);
  await insertRows(
    tx,
    tables.productNom,
    known.flatMap(({ product, id }) => nomIdsOf(nomsOf(product)).map((nom_id) => ({ product_id: id, nom_id }))),
  );
  await insertRows(
    tx,
    tables.product,
    known.map(({ product, id }) => ({ product_id: id, ...sheetOf(product, catalogues) })),
  );
  const evidence = known.flatMap(({ product, id }) =>
    catalogues.evidences
      .filter(({ nom }) => nomsOf(product).includes(nom))
      .map((each) => ({
        product_id: id,
        requirement_id: each.id,
        state: 'fulfilled',
        result: 'ok',
        is_applicable: true,
        stated_by: demoActor.name,
        stated_at: now(),
      })),
  );
  await insertRows(tx, tables.productRequirement, evidence);
}

async function stateNeeds(tx: Tx, productIds: Ids): Promise<void> {
  for (const answer of [true, false]) {
    const ids = products
      .filter((product) => requiresNom(product) === answer)
      .flatMap(({ sku }) => productIds.get(sku) ?? []);
    await service(tx.strapi, 'catalogue.nom-flags').change(tx, ids, answer);
  }
}

function sheetOf(product: (typeof products)[number], { fractions }: Catalogues): Record<string, unknown> {
  const fraction = fractionOf(product);
  const exemption = nomExemptions.find(({ sku }) => sku === product.sku);
  const isVerified = fraction !== null && isFractionVerified(product);
  const isSigned = requiresNom(product) === true && isSheetApproved(product);
  return {
    ...(isSigned
      ? { status: 'approved', approved_by: officer, approved_at: now() }
      : { status: 'pending', approved_by: null, approved_at: null }),
    tariff_fraction_id: fraction === null ? null : (fractions.get(`${fraction.code}${fraction.nico}`) ?? null),
    tariff_fraction_is_verified: isVerified,
    ...(isVerified ? { verified_by: officer, verified_at: now() } : { verified_by: null, verified_at: null }),
    tag_fields: isSigned ? JSON.stringify(tagOf(product)) : null,
    exemption_reason: exemption?.reason ?? null,
    exempt_until: exemption === undefined ? null : addDays(today(), exemption.until_in_days),
    light: 'gray',
    light_state: 'unstated',
  };
}

/** Certification procedures with their products, and the gates somebody opened. */
export async function loadProcedures(
  tx: Tx,
  { noms, agencies, responsibles }: Catalogues,
  productIds: Ids,
): Promise<void> {
  const [responsible] = responsibles.values();
  for (const {
    nom,
    agency,
    requested_days_ago,
    expected_in_days,
    closed_days_ago,
    products: skus,
    ...cert
  } of nomCerts) {
    const id = await insertRow(tx, tables.cert, {
      ...cert,
      nom_id: noms.get(nom),
      certification_agency_id: agencies.get(agency),
      responsible_id: responsible ?? null,
      requested_on: addDays(today(), -requested_days_ago),
      expected_on: addDays(today(), expected_in_days),
      closed_on: closed_days_ago === null ? null : addDays(today(), -closed_days_ago),
    });
    const status = { open: 'pending', in_review: 'in_review', approved: 'approved' }[cert.status];
    await insertRows(
      tx,
      tables.certProduct,
      skus.flatMap((sku) =>
        productIds.has(sku)
          ? [
              {
                nom_cert_id: id,
                product_id: productIds.get(sku),
                status,
                resolved_at: cert.status === 'approved' ? now() : null,
              },
            ]
          : [],
      ),
    );
  }
  await loadOverrides(tx, productIds);
}

async function loadOverrides(tx: Tx, productIds: Ids): Promise<void> {
  const rows = nomOverrides.flatMap(({ sku, gate, reason, expires_in_days }) =>
    productIds.has(sku)
      ? [
          {
            product_id: productIds.get(sku),
            gate,
            reason,
            expires_on: addDays(today(), expires_in_days),
            granted_by: officer,
            granted_at: now(),
          },
        ]
      : [],
  );
  await insertRows(tx, tables.override, rows);
}
