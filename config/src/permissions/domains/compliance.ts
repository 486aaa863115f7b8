import type { Role } from '../roles';

const readers = ['compliance', 'catalogo', 'compras', 'soporte', 'employee'] as const satisfies readonly Role[];
const keepers = ['compliance'] as const satisfies readonly Role[];

/** NOM compliance: the compliance role keeps it, the catalogue hands in papers and purchasing reads; reviewing them and overriding a gate are rights of their own. */
export const compliancePermissions = {
  'noms.read': readers,
  'noms.write': keepers,
  'nom-requirements.read': readers,
  'nom-requirements.write': keepers,
  'nom-responsibles.read': readers,
  'nom-responsibles.write': keepers,
  'certification-agencies.read': readers,
  'certification-agencies.write': keepers,
  'nom-documents.read': readers,
  'nom-documents.write': ['compliance', 'catalogo'],
  'nom-documents.review': keepers,
  'nom-certs.read': readers,
  'nom-certs.write': keepers,
  'nom-products.read': readers,
  'nom-products.write': ['compliance', 'catalogo'],
  'nom-products.approve': keepers,
  'nom-gates.override': keepers,
  'nom-tasks.read': readers,
  'nom-tasks.write': ['compliance', 'employee'],
  'nom-reports.read': readers,
  'tariff-fractions.read': readers,
  'tariff-fractions.write': ['compliance', 'compras'],
  'tariff-fractions.assign': ['compliance', 'compras', 'catalogo'],
  'tariff-fractions.verify': keepers,
} as const satisfies Record<string, readonly Role[]>;
