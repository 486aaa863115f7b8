export { checkoutApi } from './checkout.api.server';
export { checkoutIntents } from './checkout.intents.server';
export { stageOptions, type SavedCart } from './stage-options.server';
