import type { Knex } from 'knex';
import { formatMessage, knexWithin, today, type Core, type Deps } from '@mayorista/kernel';
import type { LightReason, LightService, LightState, ProductLight } from '../../../contract';
import { readFacts } from './facts.store';
import { verdictOf, type Reason, type Verdict } from './light.rules';

export const stateLabels: Readonly<Record<LightState, string>> = {
  complies: 'Cumple',
  expiring: 'Por vencer',
  missing: 'Falta',
  exempt: 'Exento',
  unstated: 'Sin definir',
};

/** NOM lights of products as of today in Mexico City (design 5, NOM). */
export const lightService = ({ strapi }: Deps): LightService => ({
  of: (productIds) => lightsOf(strapi, knexWithin(strapi), productIds),
});

/** Today's verdicts by product id, read through the given knex. */
export async function verdictsOf(
  strapi: Core.Strapi,
  knex: Knex,
  productIds: readonly number[],
): Promise<Map<number, Verdict>> {
  const facts = await readFacts(strapi, knex, [...new Set(productIds)]);
  const day = today();
  return new Map([...facts].map(([id, each]) => [id, verdictOf(each, day)]));
}

async function lightsOf(
  strapi: Core.Strapi,
  knex: Knex,
  productIds: readonly number[],
): Promise<Map<number, ProductLight>> {
  const verdicts = await verdictsOf(strapi, knex, productIds);
  return new Map([...verdicts].map(([id, verdict]) => [id, lightView(verdict)]));
}

/** A verdict as the API shows it. */
export const lightView = ({ light, state, reasons, expiresOn }: Verdict): ProductLight => ({
  light,
  state,
  label: stateLabels[state],
  reasons: reasons.map(reasonView),
  expires_on: expiresOn,
});

const reasonView = ({ code, params, nomId, requirementId, documentId, expiresOn }: Reason): LightReason => ({
  code,
  message: formatMessage(code, params),
  nom_id: nomId,
  requirement_id: requirementId,
  nom_document_id: documentId,
  expires_on: expiresOn,
});
