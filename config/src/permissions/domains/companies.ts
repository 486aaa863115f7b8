import type { Role } from '../roles';

const buyers = ['distributor', 'secondary_user'] as const satisfies readonly Role[];
/** Who works with companies: a storeman knows none of their terms, nor does whoever works for the house at something else. */
const desk = ['compras', 'soporte', 'salesman', 'call_agent'] as const satisfies readonly Role[];

/** Who looks after people who want to become distributors. */
const prospecting = ['soporte', 'salesman'] as const satisfies readonly Role[];

const readers = [...desk, 'catalogo', 'marketing', 'compliance'] as const satisfies readonly Role[];

/** What belongs to a company: addresses, contacts, fiscal data, secondary users. */
export const companiesPermissions = {
  // Prices and stock of the own company; a company may take it from a secondary user.
  'store-prices.read': buyers,
  // Accepting a quotation spends the company's money; a company may take it from a secondary user.
  'distributor-quotations.accept': buyers,
  'secondary-users.read': ['distributor', 'soporte', 'salesman'],
  'secondary-users.write': ['distributor', 'soporte'],
  // Registering, and writing under 'Contáctanos'.
  'distributor-registries.public': ['public'],
  'registration-questions.read': ['public'],
  'registration-questions.write': ['marketing'],
  'distributor-registries.read': prospecting,
  'distributor-registries.write': prospecting,
  // Makes a company with its price level.
  'distributor-registries.accept': ['soporte'],
  'contact-messages.read': prospecting,
  'contact-messages.write': prospecting,
  // A company's own papers, and those who authorise them.
  'company-documents.upload': ['distributor', 'soporte'],
  'company-documents.authorize': ['soporte'],
  'company-changes.read': ['distributor', 'soporte'],
  'company-changes.write': ['soporte'],
  'company-logos.write': ['distributor', 'soporte'],
  'distributors.read': ['soporte', 'salesman', 'call_agent', 'marketing'],
  'branch-distributors.write': ['soporte'],
  // Whoever attends a company acts in the name of its people; ending it is whoever acts'.
  'user-impersonations.create': ['salesman', 'call_agent'],
  'user-impersonations.end': [...buyers],
  'impersonations.read': ['soporte', 'distributor'],
  'impersonations.write': [],
  'user-franchise-migrations.answer': buyers,
  'franchise-migrations.read': ['soporte'],
  'franchise-migrations.write': ['soporte'],
  // Companies on the tax authority's list: whoever attends one knows, support decides.
  'tax-alerts.read': ['soporte', 'salesman'],
  'tax-alerts.write': ['soporte'],
  'company-addresses.read': [...buyers, ...desk],
  'company-addresses.write': ['distributor', 'soporte', 'salesman'],
  // Whoever buys may send goods to a customer of theirs.
  'address-book-details.read': [...buyers, ...desk],
  'address-book-details.write': [...buyers, 'soporte', 'salesman'],
  'company-emails.read': ['distributor', ...desk],
  'company-emails.write': ['distributor', 'soporte', 'salesman'],
  'company-telephones.read': ['distributor', ...desk],
  'company-telephones.write': ['distributor', 'soporte', 'salesman'],
  'distributor-whatsapp-numbers.read': ['distributor', ...desk],
  'distributor-whatsapp-numbers.write': ['distributor', 'soporte', 'salesman'],
  // A company's terms are no business of the warehouse.
  'companies.read': readers,
  'companies.write': ['soporte'],
  'company-documents.read': [...readers, 'distributor'],
  'company-documents.write': ['soporte'],
} as const satisfies Record<string, readonly Role[]>;
