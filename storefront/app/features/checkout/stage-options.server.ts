import type { ApiClient } from '../../api/client.server';
import type { CartStage } from '../../api/contract';
import type { PersonView } from '../../session/person.view';
import { cartApi } from '../cart/index.server';
import { branchOptions, paymentOptions, type StageOptions } from './options.view';
import { stepOf } from './steps';

/** What the buyer can choose from in the cart's stage. */
export async function stageOptions(stage: CartStage, person: PersonView, api: ApiClient): Promise<StageOptions> {
  const step = stepOf(stage);
  if (step === 'shipping_method')
    return { branches: branchOptions(await cartApi.pickupBranches(api), person.branchId), payments: [] };
  if (step === 'payment_method') return { branches: [], payments: paymentOptions(await cartApi.paymentMethods(api)) };
  return { branches: [], payments: [] };
}
