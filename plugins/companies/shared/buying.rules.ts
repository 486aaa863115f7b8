/** Says why nobody buys for a company, as the code of a refusal: there is none, or it is deactivated. Null for one that its people buy for. */
export function refusalToBuy(company: { readonly isActive: boolean } | null): 'no_company' | 'company_inactive' | null {
  if (company === null) return 'no_company';
  return company.isActive ? null : 'company_inactive';
}
