/** The person or process on whose behalf a request runs. Every write, audit entry and row scope starts from this. */
export interface Actor {
  /** person: a users-permissions user; staff: an admin-panel user; token: an API token; public: an anonymous visitor; system: a job. */
  readonly kind: 'person' | 'staff' | 'token' | 'public' | 'system';
  readonly id: number | null;
  readonly name: string;
  /** Role types held, own and through jobs. */
  readonly roles: readonly string[];
  /** The effective permission codes: the union over the roles. */
  readonly can: ReadonlySet<string>;
  readonly companyId: number | null;
  readonly branchId: number | null;
  /** The staff member who impersonates `id`: both names are audited. */
  readonly onBehalf: { readonly id: number; readonly name: string } | null;
}

const nobody = { id: null, companyId: null, branchId: null, onBehalf: null } as const;

export const publicActor = (codes: Iterable<string>): Actor => ({
  ...nobody,
  kind: 'public',
  name: 'Visitante',
  roles: ['public'],
  can: new Set(codes),
});

/** Builds the actor of a job or importer: it may do everything, and its name is audited. */
export const systemActor = (name: string): Actor => ({
  ...nobody,
  kind: 'system',
  name,
  roles: [],
  can: new Set(['*']),
});

export { isAllowed } from './allowed.rules';

export const isLoggedIn = (actor: Actor): boolean => actor.kind === 'person' || actor.kind === 'staff';
