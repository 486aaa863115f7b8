export { loadPlan } from './load-checkout.server';
