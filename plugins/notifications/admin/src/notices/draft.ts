import { pluginId } from '../plugin-id';

/** What the form asks for whom a notice is. */
export const audienceKinds = ['distributors', 'company_type', 'companies', 'branch', 'roles'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

export const kindLabels: Readonly<Record<AudienceKind, string>> = {
  distributors: 'Todos los distribuidores',
  company_type: 'Un tipo de distribuidor',
  companies: 'Empresas elegidas',
  branch: 'Distribuidores de una sucursal',
  roles: 'Personas con una función',
};

export const companyTypes = {
  integrator: 'Integradores',
  reseller: 'Revendedores',
  installer: 'Instaladores',
  retailer: 'Minoristas',
  government: 'Gobierno',
} as const;

/** Functions of people of the store, as the platform names them. */
export const roleLabels = {
  distributor: 'Distribuidor',
  secondary_user: 'Usuario secundario',
  installer: 'Instalador',
  employee: 'Empleado',
  salesman: 'Vendedor',
  storeman: 'Almacenista',
  call_agent: 'Agente de llamadas',
} as const;

interface Company {
  readonly id: number;
  readonly name: string;
}

export interface Draft {
  readonly title: string;
  readonly message: string;
  readonly url: string;
  readonly kind: AudienceKind;
  readonly companyType: keyof typeof companyTypes;
  readonly companies: readonly Company[];
  readonly branchId: number | null;
  readonly role: keyof typeof roleLabels;
}

export const emptyDraft: Draft = {
  title: '',
  message: '',
  url: '',
  kind: 'distributors',
  companyType: 'integrator',
  companies: [],
  branchId: null,
  role: 'distributor',
};

/** The audience as the platform takes it; null while the form does not say it whole. */
export function audienceOf({ kind, companyType, companies, branchId, role }: Draft): object | null {
  if (kind === 'distributors') return { kind };
  if (kind === 'company_type') return { kind, company_type: companyType };
  if (kind === 'roles') return { kind, roles: [role] };
  if (kind === 'branch') return branchId === null ? null : { kind, branch_id: branchId };
  return companies.length === 0 ? null : { kind, company_ids: companies.map(({ id }) => id) };
}

/** Where the platform counts whom it would reach; null while that cannot be said. */
export function targetPath(draft: Draft): string | null {
  const audience = audienceOf(draft);
  if (audience === null) return null;
  return `/${pluginId}/push-notification-targets?audience=${encodeURIComponent(JSON.stringify(audience))}`;
}

/** What is sent: the number of people is the one that was read. */
export const noticeOf = (draft: Draft, people: number): object => ({
  title: draft.title.trim(),
  message: draft.message.trim(),
  url: draft.url.trim(),
  recipients: audienceOf(draft),
  expected_count: people,
});

export const isComplete = ({ title, message }: Draft): boolean => title.trim() !== '' && message.trim() !== '';

/** 'una persona', '12 personas'. */
export const peopleText = (people: number): string =>
  people === 1 ? '1 persona' : `${new Intl.NumberFormat('es-MX').format(people)} personas`;
