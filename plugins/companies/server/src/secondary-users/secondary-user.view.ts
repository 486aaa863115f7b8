import type { SecondaryUserRow } from './secondary-user.store';

const isoOf = (at: Date | number | string | null): string | null => (at === null ? null : new Date(at).toISOString());

/** What is told of a secondary user: who it is, what they may, and how far the invitation is. */
export const secondaryUserView = (row: SecondaryUserRow) => ({
  id: row.id,
  company_id: row.company_id,
  company: { id: row.company_id, name: row.company_name },
  username: row.username,
  email: row.email,
  full_name: [row.name, row.paternal_surname, row.maternal_surname].filter(Boolean).join(' '),
  person: { name: row.name, paternal_surname: row.paternal_surname, maternal_surname: row.maternal_surname },
  can_login: row.can_login,
  blocked_by_house: row.blocked_by_house,
  may_see_prices: row.may_see_prices,
  may_buy: row.may_buy,
  may_quote: row.may_quote,
  may_approve: row.may_approve,
  may_see_invoices: row.may_see_invoices,
  /** invited until the first password, then active; disabled wins over both. */
  status: row.disabled_at !== null ? 'disabled' : row.has_password ? 'active' : 'invited',
  invited_at: isoOf(row.invited_at),
  disabled_at: isoOf(row.disabled_at),
  disabled_by: row.disabled_by,
});
