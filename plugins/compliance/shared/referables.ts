import { defineReferable } from '@mayorista/kernel/shape';

/** Norms, as shapes refer to them: by their code. */
export const noms = defineReferable({
  domain: 'compliance',
  name: 'nom',
  table: 'noms',
  nameColumn: 'code',
  path: '/compliance/noms',
});

/** Bodies that certify, as shapes refer to them. */
export const certificationAgencies = defineReferable({
  domain: 'compliance',
  name: 'certification-agency',
  table: 'certification_agencies',
  nameColumn: 'name',
  path: '/compliance/nom-document-certification-agencies',
});

/** Staff who see to requirements and procedures, as shapes refer to them. */
export const nomResponsibles = defineReferable({
  domain: 'compliance',
  name: 'nom-responsible',
  table: 'nom_responsibles',
  nameColumn: 'name',
  path: '/compliance/nom-requirement-responsables',
});

/** Certificates and dictums, as shapes refer to them: by their number. */
export const nomDocuments = defineReferable({
  domain: 'compliance',
  name: 'nom-document',
  table: 'nom_documents',
  nameColumn: 'number',
  path: '/compliance/nom-certificates',
});
