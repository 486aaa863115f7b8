import type { Sheet } from './sheet';

/** What people state of a product: whether it needs a norm, which ones, an exemption. */
export interface SheetDraft {
  readonly requires: 'yes' | 'no' | 'unsaid';
  readonly nomIds: readonly string[];
  readonly exemption: string;
  readonly exemptUntil: string;
  readonly notes: string;
}

/** What is stated now. Norms of the tariff fraction are not stated: they come and go with it. */
export const draftOf = ({
  requires_nom: requires,
  noms,
  exemption_reason,
  exempt_until,
  notes,
}: Sheet): SheetDraft => ({
  requires: requires === null ? 'unsaid' : requires ? 'yes' : 'no',
  nomIds: noms.filter(({ source }) => source === 'stated').map(({ id }) => String(id)),
  exemption: exemption_reason ?? '',
  exemptUntil: exempt_until?.slice(0, 10) ?? '',
  notes: notes ?? '',
});

/** What the platform is sent. A product that requires none keeps no norm. */
export const bodyOf = ({ requires, nomIds, exemption, exemptUntil, notes }: SheetDraft) => ({
  requires_nom: requires === 'unsaid' ? null : requires === 'yes',
  nom_ids: requires === 'no' ? [] : nomIds.map(Number),
  exemption_reason: exemption.trim(),
  exempt_until: exemptUntil === '' ? null : exemptUntil,
  notes: notes.trim(),
});
