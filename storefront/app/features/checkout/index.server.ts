export { checkoutApi } from './checkout.api.server';
export { checkoutIntents } from './checkout.intents.server';
export { stageOptions } from './stage-options.server';
