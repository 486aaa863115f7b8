import type { CompanyProfile } from '@mayorista/companies/contract';
import type { Currency } from '@mayorista/kernel';
import type { Buyer } from '../contract';

/** Makes the buyer that a company is to prices; its secondary users are shown its mark-up on top, which nobody is charged. */
export const companyBuyer = (
  { id, priceLevel, secondaryMarkup, companyType }: CompanyProfile,
  { isSecondary, currency }: { readonly isSecondary: boolean; readonly currency: Currency },
): Buyer => ({
  kind: isSecondary ? 'secondary' : 'distributor',
  priceLevel,
  markup: isSecondary ? secondaryMarkup : null,
  currency,
  companyId: id,
  companyType,
});
