import {
  getKnex,
  formatMessage,
  nextStates,
  NotFoundError,
  service,
  today,
  type Actor,
  type Core,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { documentsMatching, withColumns, type ListedDocument } from '../documents/document.store';
import { documentView } from '../documents/document.view';
import { documentQuery } from '../documents/document.schema';
import { gateLabels, gateRefusals, gates, opens } from '../gates/gate.rules';
import { overrideOf, overridesOfProduct, type OverrideRow } from '../gates/override.store';
import type { LightReason, ProductLight } from '../../../contract';
import type { Verdict } from '../lights/light.rules';
import { lightView, stateLabels, verdictsOf } from '../lights/light.service';
import { missingOf } from './change-status';
import { sheetMachine } from './sheet.machine';
import {
  findFraction,
  findSheet,
  nomsByIds,
  nomsOfFraction,
  requirementNames,
  statedNoms,
  type FractionRow,
  type SheetRow,
} from './sheet.store';

/** A sheet as the board lists it: the light as it was last kept. */
export const boardView = (row: SheetRow) => ({
  id: row.product_id,
  product_id: row.product_id,
  sku: row.sku,
  model: row.model,
  name: row.name,
  brand_id: row.brand_id,
  brand_name: row.brand_name,
  category_id: row.category_id,
  category_name: row.category_name,
  light: row.light,
  state: row.light_state,
  label: stateLabels[row.light_state],
  reasons: row.reasons === null ? [] : (JSON.parse(row.reasons) as LightReason[]),
  expires_on: row.expires_on,
  status: row.status,
  status_label: sheetMachine.labels[row.status].es,
  tariff_fraction_id: row.tariff_fraction_id,
  tariff_fraction_is_verified: Boolean(row.tariff_fraction_is_verified),
});

/** Everything about a product's compliance, derived now (spec catalogue 7, GET /nom-products/{id}). Throws NotFoundError. */
export async function sheetView(strapi: Core.Strapi, actor: Actor, productId: number) {
  const knex = getKnex(strapi);
  const verdict = (await verdictsOf(strapi, knex, [productId])).get(productId);
  if (verdict === undefined) throw new NotFoundError();
  const sheet = await findSheet(knex, productId);
  const light = lightView(verdict);
  const status = sheet?.status ?? 'pending';
  const next = nextStates(sheetMachine, status, { missing: missingOf(verdict), notes: 'x' }, actor);
  return {
    id: productId,
    product_id: productId,
    ...(await productPart(strapi, productId)),
    ...light,
    ...statedPart(sheet),
    ...(await tariffPart(strapi, sheet)),
    noms: await nomsPart(strapi, productId, sheet),
    requirements: await requirementsPart(strapi, verdict),
    documents: await documentsPart(strapi, productId),
    gates: gatesPart(light, await overridesOfProduct(knex, productId)),
    next_statuses: next.map(({ to, label, refusals }) => ({
      status: to,
      label,
      reasons: refusals.map(({ code, params }) => formatMessage(code, params)),
    })),
  };
}

async function productPart(strapi: Core.Strapi, productId: number) {
  const [card] = await service(strapi, 'catalogue.cards').rows([productId]);
  const requiresNom =
    (await service(strapi, 'catalogue.nom-flags').of(getKnex(strapi), [productId])).get(productId) ?? null;
  return { sku: card?.sku ?? null, model: card?.model ?? null, name: card?.name_es ?? null, requires_nom: requiresNom };
}

/** What people stated; a product whose sheet nobody opened yet is pending. */
function statedPart(sheet: SheetRow | null) {
  if (sheet === null) {
    return {
      status: 'pending' as const,
      status_label: sheetMachine.labels.pending.es,
      status_notes: null,
      approved_by: null,
      approved_at: null,
      exemption_reason: null,
      exempt_until: null,
      notes: null,
    };
  }
  const { status, status_notes, approved_by, approved_at, exemption_reason, exempt_until, notes } = sheet;
  return {
    status,
    status_label: sheetMachine.labels[status].es,
    status_notes,
    approved_by,
    approved_at: isoOf(approved_at),
    exemption_reason,
    exempt_until,
    notes,
  };
}

const isoOf = (moment: Date | number | string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

export async function tariffPart(strapi: Core.Strapi, sheet: SheetRow | null) {
  const fraction =
    sheet?.tariff_fraction_id == null ? null : await findFraction(getKnex(strapi), sheet.tariff_fraction_id);
  return {
    tariff_fraction_id: sheet?.tariff_fraction_id ?? null,
    tariff_fraction: fraction === null ? null : fractionView(fraction),
    tariff_fraction_is_verified: Boolean(sheet?.tariff_fraction_is_verified),
    tariff_fraction_verified_by: sheet?.verified_by ?? null,
    tariff_fraction_verified_at: isoOf(sheet?.verified_at ?? null),
  };
}

const fractionView = ({ id, code, nico, description, igi_percentage }: FractionRow) => ({
  id,
  code,
  nico,
  description,
  igi_percentage: String(igi_percentage),
});

/** Norms of a product and where each comes from. */
async function nomsPart(strapi: Core.Strapi, productId: number, sheet: SheetRow | null) {
  const knex = getKnex(strapi);
  const stated = new Set(await statedNoms(knex, productId));
  const asked =
    sheet?.tariff_fraction_id != null && sheet.tariff_fraction_is_verified
      ? await nomsOfFraction(knex, sheet.tariff_fraction_id)
      : [];
  const noms = await nomsByIds(knex, [...new Set([...stated, ...asked])]);
  return noms.map(({ id, code, name, is_active }) => ({
    id,
    code,
    name,
    is_active: Boolean(is_active),
    source: stated.has(id) ? 'stated' : 'tariff_fraction',
  }));
}

async function requirementsPart(strapi: Core.Strapi, { requirements }: Verdict) {
  const names = await requirementNames(
    getKnex(strapi),
    requirements.flatMap(({ requirementId }) => (requirementId === null ? [] : [requirementId])),
  );
  const general = { name: 'Certificado de conformidad', document_type: 'certificate', responsible_name: null };
  return requirements.map(({ requirementId, nomId, isMandatory, result, documentId, expiresOn }) => ({
    requirement_id: requirementId,
    nom_id: nomId,
    ...((requirementId === null ? undefined : names.get(requirementId)) ?? general),
    is_mandatory: isMandatory,
    result,
    nom_document_id: documentId,
    expires_on: expiresOn,
  }));
}

async function documentsPart(strapi: Core.Strapi, productId: number) {
  const found = documentsMatching(strapi, documentQuery.parse({ product_id: productId }));
  const rows = (await withColumns(getKnex(strapi), found).orderBy('d.id', 'desc').limit(100)) as ListedDocument[];
  return rows.map(documentView);
}

function gatesPart(light: ProductLight, overrides: readonly OverrideRow[]) {
  const day = today();
  return gates.map((gate) => {
    const refusals = gateRefusals({ gate, light, overrides: overrides.map(overrideOf), today: day });
    const override = overrides.find((each) => opens(overrideOf(each), gate, day));
    return {
      gate,
      label: gateLabels[gate],
      is_open: refusals.length === 0,
      override:
        override === undefined
          ? null
          : {
              id: override.id,
              reason: override.reason,
              granted_by: override.granted_by,
              expires_on: override.expires_on,
            },
    };
  });
}
