import type { PanelRole } from './roles';

/** What a panel role may do with the generated views of a domain's content types. */
export interface PanelContent {
  readonly write: readonly string[];
  readonly read: readonly string[];
}

const catalogue = [
  'api::catalogue.product',
  'api::catalogue.brand',
  'api::catalogue.category',
  'api::catalogue.stage',
  'api::catalogue.tvc-brand',
  'api::catalogue.tvc-category',
];
const branches = ['api::inventory.branch'];
const grades = ['api::inventory.condition-grade', 'api::inventory.value-restriction'];
const suppliers = ['api::inventory.supplier'];
const scales = ['api::inventory.scale'];
const companies = ['api::companies.company'];
const compliance = [
  'api::compliance.nom',
  'api::compliance.nom-requirement',
  'api::compliance.nom-responsible',
  'api::compliance.certification-agency',
  'api::compliance.tariff-fraction',
];
const campaigns = [
  'api::marketing.landing',
  'api::marketing.store-promo',
  'api::marketing.popup',
  'api::marketing.store-nav-promo-button-config',
  'api::marketing.store-profile-promo-dashboard-config',
];
const answers = ['api::marketing.landing-submission'];
const people = ['plugin::users-permissions.user'];
const personnelLists = [
  'api::reference.department',
  'api::reference.education-type',
  'api::reference.relative-type',
  'api::reference.blood-type',
  'api::reference.termination-reason',
];

/** The generated views each panel role sees: only the types of its work. */
export const panelContent: Readonly<Record<PanelRole, PanelContent>> = {
  catalogo: { write: [...catalogue, ...grades], read: [...branches, ...suppliers, ...compliance] },
  compras: {
    write: [...branches, ...suppliers, ...scales],
    read: [...catalogue, ...grades, ...compliance],
  },
  marketing: { write: campaigns, read: [...catalogue, ...answers] },
  soporte: { write: companies, read: [...catalogue, ...branches, ...people, ...answers] },
  ventas: { write: [], read: [...catalogue, ...branches, ...companies] },
  almacen: { write: [], read: branches },
  finanzas: { write: [], read: [...branches, ...companies] },
  // Whoever answers for a requirement is chosen by name: `nameFields`.
  compliance: { write: compliance, read: catalogue },
  rrhh: { write: personnelLists, read: branches },
};
