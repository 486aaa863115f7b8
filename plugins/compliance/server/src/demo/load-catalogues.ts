import { certificationAgencies, noms, tariffFractions } from '@mayorista/database/seeds';
import { insertRow, type Tx } from '@mayorista/kernel';
import { findSelectableByEmail, fullName } from '../requirements/responsible.store';
import { tables, uids } from '../uids';

/** Row ids by the keys of the seeds. */
export interface Catalogues {
  readonly noms: ReadonlyMap<string, number>;
  readonly agencies: ReadonlyMap<string, number>;
  readonly fractions: ReadonlyMap<string, number>;
  readonly responsibles: ReadonlyMap<string, number>;
  /** Requirements met by a statement, with the norm that asks for them. */
  readonly evidences: readonly { readonly id: number; readonly nom: string }[];
}

/** Norms with their requirements and responsibles, agencies and tariff fractions of the demo world. */
export async function loadCatalogues(tx: Tx): Promise<Catalogues> {
  const agencies = new Map<string, number>();
  for (const { key, ...agency } of certificationAgencies) agencies.set(key, await insertRow(tx, tables.agency, agency));
  const nomIds = new Map<string, number>();
  for (const { requirements: _requirements, ...nom } of noms)
    nomIds.set(nom.code, await insertRow(tx, tables.nom, { warning_days: 90, ...nom }));
  const responsibles = await loadResponsibles(tx);
  return {
    noms: nomIds,
    agencies,
    responsibles,
    fractions: await loadFractions(tx, nomIds),
    evidences: await loadRequirements(tx, nomIds, responsibles),
  };
}

async function loadResponsibles(tx: Tx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const email of new Set(noms.flatMap(({ requirements }) => requirements.map(({ responsible }) => responsible)))) {
    const user = await findSelectableByEmail(tx.trx, email);
    if (user !== null)
      ids.set(
        email,
        await create(tx, uids.responsible, { user: user.id, name: fullName(user), email, is_active: true }),
      );
  }
  return ids;
}

async function loadRequirements(
  tx: Tx,
  nomIds: ReadonlyMap<string, number>,
  responsibles: ReadonlyMap<string, number>,
) {
  const evidences: { id: number; nom: string }[] = [];
  for (const { code, requirements } of noms) {
    for (const [index, { key: _key, responsible, ...requirement }] of requirements.entries()) {
      const id = await create(tx, uids.requirement, {
        ...requirement,
        position: index + 1,
        nom: nomIds.get(code),
        responsible: responsibles.get(responsible) ?? null,
      });
      if (requirement.document_type === 'evidence' && requirement.is_mandatory) evidences.push({ id, nom: code });
    }
  }
  return evidences;
}

async function loadFractions(tx: Tx, nomIds: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { categories: _categories, noms: codes, ...fraction } of tariffFractions) {
    ids.set(
      `${fraction.code}${fraction.nico}`,
      await create(tx, uids.fraction, { ...fraction, is_active: true, noms: codes.map((code) => nomIds.get(code)) }),
    );
  }
  return ids;
}

async function create({ strapi }: Tx, uid: string, data: Readonly<Record<string, unknown>>): Promise<number> {
  return ((await strapi.documents(uid as never).create({ data } as never)) as unknown as { id: number }).id;
}
