import type { Failure } from '@mayorista/kernel/panel';

/** What may be done to many products at once. */
export const bulkKinds = ['add_noms', 'remove_noms', 'requires', 'exempt', 'fraction'] as const;
export type BulkKind = (typeof bulkKinds)[number];

export const bulkTexts: Readonly<Record<BulkKind, string>> = {
  add_noms: 'Asignar normas',
  remove_noms: 'Quitar normas',
  requires: 'Indicar si requieren NOM',
  exempt: 'Exentar con motivo',
  fraction: 'Poner fracción arancelaria',
};

export interface BulkDraft {
  readonly kind: BulkKind;
  readonly nomIds: readonly string[];
  readonly requires: 'yes' | 'no';
  readonly reason: string;
  readonly until: string;
  readonly fractionId: number | null;
}

export const emptyDraft = (kind: BulkKind): BulkDraft => ({
  kind,
  nomIds: [],
  requires: 'yes',
  reason: '',
  until: '',
  fractionId: null,
});

/** Whether something is still to be said before it may be sent. */
export function isIncomplete({ kind, nomIds, reason, fractionId }: BulkDraft): boolean {
  if (kind === 'add_noms' || kind === 'remove_noms') return nomIds.length === 0;
  if (kind === 'exempt') return reason.trim() === '';
  return kind === 'fraction' && fractionId === null;
}

/** What the platform is sent for these products. */
export function bulkBody(draft: BulkDraft, productIds: readonly number[]): Readonly<Record<string, unknown>> {
  const product_ids = [...productIds];
  const nomIds = draft.nomIds.map(Number);
  switch (draft.kind) {
    case 'add_noms':
      return { product_ids, add_nom_ids: nomIds, requires_nom: true };
    case 'remove_noms':
      return { product_ids, remove_nom_ids: nomIds };
    case 'requires':
      return { product_ids, requires_nom: draft.requires === 'yes' };
    case 'exempt':
      return {
        product_ids,
        exemption_reason: draft.reason.trim(),
        exempt_until: draft.until === '' ? null : draft.until,
      };
    case 'fraction':
      return { product_ids, tariff_fraction_id: draft.fractionId };
  }
}

/** FieldErrors stand on products by id: told by the names of the products, so that people find them. */
export function namedFailure(failure: Failure, names: ReadonlyMap<number, string>): Failure {
  const fields = Object.fromEntries(
    Object.entries(failure.fields).map(([field, text]) => {
      const id = /^products\.(\d+)\./.exec(field)?.[1];
      return [field, id === undefined ? text : `${names.get(Number(id)) ?? `Producto ${id}`}: ${text}`];
    }),
  );
  return { ...failure, fields };
}
