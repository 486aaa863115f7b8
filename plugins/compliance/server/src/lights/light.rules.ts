import { addDays, type PlainDate } from '@mayorista/kernel';
import type { LightColor, LightState } from '../../../contract';

export type DocumentType = 'certificate' | 'dictum';
export type DocumentStatus = 'pending' | 'in_review' | 'approved' | 'rejected';
export type Statement = 'pending' | 'fulfilled' | 'not_applicable';
type RequirementResult = 'ok' | 'expiring' | 'missing' | 'not_applicable';

export interface RequirementFacts {
  /** Null: the certificate that every norm asks for when it states no requirement of its own. */
  readonly id: number | null;
  readonly name: string;
  readonly documentType: DocumentType | 'evidence';
  readonly isMandatory: boolean;
}

export interface NomFacts {
  readonly id: number;
  readonly code: string;
  /** Days before its end from which a document counts as expiring. */
  readonly warningDays: number;
  readonly requirements: readonly RequirementFacts[];
}

export interface DocumentFacts {
  readonly id: number;
  readonly nomId: number;
  readonly documentType: DocumentType;
  readonly status: DocumentStatus;
  /** Its last valid day; null does not expire. */
  readonly expiresOn: PlainDate | null;
}

/** Everything a product's light stands on. */
export interface LightFacts {
  readonly requiresNom: boolean | null;
  readonly exemption: { readonly reason: string; readonly until: PlainDate | null } | null;
  readonly isRejected: boolean;
  readonly noms: readonly NomFacts[];
  readonly documents: readonly DocumentFacts[];
  /** What people stated of a requirement, by its id. */
  readonly statements: ReadonlyMap<number, Statement>;
}

export interface Reason {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly nomId: number | null;
  readonly requirementId: number | null;
  readonly documentId: number | null;
  readonly expiresOn: PlainDate | null;
}

export interface RequirementVerdict {
  readonly requirementId: number | null;
  readonly nomId: number;
  readonly isMandatory: boolean;
  readonly result: RequirementResult;
  readonly documentId: number | null;
  readonly expiresOn: PlainDate | null;
  /** The first day on which the result is another one if nothing else changes; null: never. */
  readonly changesOn: PlainDate | null;
  readonly reason: Reason | null;
}

export interface Verdict {
  readonly light: LightColor;
  readonly state: LightState;
  readonly reasons: readonly Reason[];
  readonly requirements: readonly RequirementVerdict[];
  readonly expiresOn: PlainDate | null;
  readonly changesOn: PlainDate | null;
}

const colors: Readonly<Record<LightState, LightColor>> = {
  complies: 'green',
  exempt: 'green',
  expiring: 'yellow',
  missing: 'red',
  unstated: 'gray',
};
const noAbout = { nomId: null, requirementId: null, documentId: null, expiresOn: null } as const;

/** The light of a product on a day, with every reason and what each requirement came to (design 5, NOM). Pure. */
export function verdictOf(facts: LightFacts, today: PlainDate): Verdict {
  const requirements = facts.noms.flatMap((nom) => requirementsOf(nom).map((each) => judge(nom, each, facts, today)));
  if (isUnstated(facts, today)) {
    const reason = { code: 'nom_not_stated', params: {}, ...noAbout };
    return { light: 'gray', state: 'unstated', reasons: [reason], requirements, expiresOn: null, changesOn: null };
  }
  const exempt = exemptionReason(facts, today);
  if (exempt !== null) {
    const changesOn = exempt.expiresOn === null ? null : addDays(exempt.expiresOn, 1);
    return { light: 'green', state: 'exempt', reasons: [exempt], requirements, expiresOn: null, changesOn };
  }
  const mandatory = requirements.filter(({ isMandatory }) => isMandatory);
  const general = generalReasons(facts);
  const state = stateOf(general, mandatory);
  return {
    light: colors[state],
    state,
    reasons: [...general, ...mandatory.flatMap(({ reason }) => (reason === null ? [] : [reason]))],
    requirements,
    expiresOn: earliest(mandatory.map(({ expiresOn }) => expiresOn)),
    changesOn: earliest(mandatory.map(({ changesOn }) => changesOn)),
  };
}

/** What a norm asks for: its own requirements, or a certificate when none of them is mandatory. */
function requirementsOf(nom: NomFacts): readonly RequirementFacts[] {
  if (nom.requirements.some(({ isMandatory }) => isMandatory)) return nom.requirements;
  return [
    ...nom.requirements,
    { id: null, name: 'Certificado de conformidad', documentType: 'certificate', isMandatory: true },
  ];
}

function exemptionReason(facts: LightFacts, today: PlainDate): Reason | null {
  if (facts.requiresNom === false) return { code: 'nom_not_required', params: {}, ...noAbout };
  const { exemption } = facts;
  if (exemption !== null && (exemption.until === null || exemption.until >= today)) {
    return { code: 'nom_exempted', params: { reason: exemption.reason }, ...noAbout, expiresOn: exemption.until };
  }
  return null;
}

/** Nobody has said whether it needs a norm, given it one, or exempted it. */
const isUnstated = (facts: LightFacts, today: PlainDate): boolean =>
  facts.requiresNom === null && facts.noms.length === 0 && exemptionReason(facts, today) === null;

function generalReasons(facts: LightFacts): Reason[] {
  return [
    ...(facts.noms.length === 0 ? [{ code: 'nom_not_assigned', params: {}, ...noAbout }] : []),
    ...(facts.isRejected ? [{ code: 'nom_product_rejected', params: {}, ...noAbout }] : []),
  ];
}

function stateOf(general: readonly Reason[], mandatory: readonly RequirementVerdict[]): LightState {
  if (general.length > 0 || mandatory.some(({ result }) => result === 'missing')) return 'missing';
  return mandatory.some(({ result }) => result === 'expiring') ? 'expiring' : 'complies';
}

function judge(nom: NomFacts, requirement: RequirementFacts, facts: LightFacts, today: PlainDate): RequirementVerdict {
  const stated = requirement.id === null ? 'pending' : (facts.statements.get(requirement.id) ?? 'pending');
  const shared = {
    requirementId: requirement.id,
    nomId: nom.id,
    isMandatory: requirement.isMandatory,
    documentId: null,
    expiresOn: null,
    changesOn: null,
  };
  if (stated === 'not_applicable') return { ...shared, result: 'not_applicable', reason: null };
  if (requirement.documentType === 'evidence') {
    if (stated === 'fulfilled') return { ...shared, result: 'ok', reason: null };
    return {
      ...shared,
      result: 'missing',
      reason: about(nom, requirement, {
        code: 'requirement_missing',
        params: { requirement: requirement.name, nom: nom.code },
      }),
    };
  }
  const { documentType } = requirement;
  const candidates = facts.documents.filter((each) => each.nomId === nom.id && each.documentType === documentType);
  const best = bestOf(candidates, today);
  return best === null
    ? { ...shared, result: 'missing', reason: missingReason(nom, requirement, candidates) }
    : { ...shared, ...validResult(nom, requirement, best, today) };
}

/** The approved document that stays valid longest; among equals the first. */
function bestOf(candidates: readonly DocumentFacts[], today: PlainDate): DocumentFacts | null {
  const valid = candidates.filter(
    ({ status, expiresOn }) => status === 'approved' && (expiresOn === null || expiresOn >= today),
  );
  const lasting = (document: DocumentFacts): string => document.expiresOn ?? '9999-12-31';
  return [...valid].sort((a, b) => lasting(b).localeCompare(lasting(a)) || a.id - b.id)[0] ?? null;
}

function validResult(nom: NomFacts, requirement: RequirementFacts, document: DocumentFacts, today: PlainDate) {
  const { expiresOn, id: documentId } = document;
  if (expiresOn === null) return { result: 'ok' as const, documentId, expiresOn, changesOn: null, reason: null };
  const warnsOn = addDays(expiresOn, -nom.warningDays);
  if (today < warnsOn) return { result: 'ok' as const, documentId, expiresOn, changesOn: warnsOn, reason: null };
  const reason = {
    ...about(nom, requirement, {
      code: 'document_expiring',
      params: { requirement: requirement.name, nom: nom.code, date: expiresOn },
    }),
    documentId,
    expiresOn,
  };
  return { result: 'expiring' as const, documentId, expiresOn, changesOn: addDays(expiresOn, 1), reason };
}

/** Why there is no valid document, starting with the nearest to one. */
function missingReason(nom: NomFacts, requirement: RequirementFacts, candidates: readonly DocumentFacts[]): Reason {
  const order: readonly [string, DocumentStatus][] = [
    ['document_in_review', 'in_review'],
    ['document_pending', 'pending'],
    ['document_expired', 'approved'],
    ['document_rejected', 'rejected'],
  ];
  for (const [code, status] of order) {
    const found = candidates
      .filter((each) => each.status === status)
      .sort((a, b) => (b.expiresOn ?? '').localeCompare(a.expiresOn ?? ''))[0];
    if (found === undefined) continue;
    const reason = about(nom, requirement, {
      code,
      params: { requirement: requirement.name, nom: nom.code, date: found.expiresOn ?? '' },
    });
    return { ...reason, documentId: found.id, expiresOn: status === 'approved' ? found.expiresOn : null };
  }
  return about(nom, requirement, {
    code: 'document_missing',
    params: { requirement: requirement.name, nom: nom.code },
  });
}

const about = (nom: NomFacts, requirement: RequirementFacts, what: Pick<Reason, 'code' | 'params'>): Reason => ({
  ...what,
  nomId: nom.id,
  requirementId: requirement.id,
  documentId: null,
  expiresOn: null,
});

const earliest = (days: readonly (PlainDate | null)[]): PlainDate | null =>
  days.reduce<PlainDate | null>((least, day) => (day !== null && (least === null || day < least) ? day : least), null);
