type Row = Readonly<Record<string, unknown>>;
type May = (code: string) => boolean;

/** Whom a field is shown to, of those who read the record. */
export interface Guard {
  /** The permission that shows it in every record. */
  readonly code: string;
  /** The permission that shows it in those records alone whose columns have these values. */
  readonly among?: { readonly code: string; readonly where: Row };
}

interface GuardedType {
  /** Guards by field. */
  readonly fields?: Readonly<Record<string, Guard>>;
  /**
   * Of a type with personal data: the fields that everybody who reads the record may read. Any other that nobody classified above is
   * guarded by `rest`, and one that is added tomorrow too.
   */
  readonly open?: readonly string[];
  readonly rest?: Guard;
}

const buyers: Guard = { code: 'supplier-terms.read' };

/** Papers of the house's people are personnel's, those of clients also the desk's. */
const papers: Guard = {
  code: 'staff-papers.read',
  among: { code: 'user-profiles.read', where: { user_type: 'client' } },
};

/**
 * Fields that not everybody who reads a record may read, by content type. What the house pays, and on which terms, is for those who
 * buy; what is known of a person beyond name and function, for those who keep people. Calls, lists, histories, exports and the panel's
 * generated views all ask here.
 */
export const guardedFields: Readonly<Record<string, GuardedType>> = {
  'api::catalogue.product': { fields: { average_cost: { code: 'product-costs.read' } } },
  'api::inventory.supplier': {
    fields: {
      accounting_account: buyers,
      credit_term: buyers,
      credit_amount: buyers,
      payment_method: buyers,
      cause_retention: buyers,
      scheduled_payment: buyers,
      reliability: buyers,
    },
  },
  'plugin::users-permissions.user': {
    open: [
      'username',
      'email',
      'name',
      'paternal_surname',
      'maternal_surname',
      'full_name',
      'blocked',
      'confirmed',
      'user_type',
      'company_id',
      'branch_id',
      'role',
      'extra_roles',
      'roles',
      // What staff did in somebody's name, in that person's history.
      'summary',
      'record',
    ],
    rest: papers,
  },
};

/** Fields of every row that say nothing of what it is about. */
export const bookkeeping: ReadonlySet<string> = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

/** Returns the guard of a field; undefined when everybody who reads the record may read it. */
export function guardOf(uid: string, field: string): Guard | undefined {
  const { fields = {}, open, rest } = guardedFields[uid] ?? {};
  if (Object.hasOwn(fields, field)) return fields[field];
  return open === undefined || open.includes(field) || bookkeeping.has(field) ? undefined : rest;
}

/** Tells whether a field is hidden, in some record at least, from whoever holds these permission codes. */
export function isHidden(uid: string, field: string, may: May): boolean {
  const guard = guardOf(uid, field);
  return guard !== undefined && !may(guard.code);
}

/** Tells whether a field of this very record is hidden from whoever holds these permission codes. */
export function isHiddenIn(uid: string, field: string, row: Row, may: May): boolean {
  const guard = guardOf(uid, field);
  if (guard === undefined || may(guard.code)) return false;
  const { among } = guard;
  return (
    among === undefined || !may(among.code) || Object.entries(among.where).some(([key, value]) => row[key] !== value)
  );
}

/**
 * Fields by which a record is named where another one refers to it, whoever may not read the record itself: a responsible's user name,
 * the function of a person.
 */
export const nameFields: Readonly<Record<string, readonly string[]>> = {
  'plugin::users-permissions.user': ['username', 'name', 'paternal_surname', 'maternal_surname'],
  'plugin::users-permissions.role': ['name', 'type'],
};
