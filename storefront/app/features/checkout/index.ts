export { CheckoutStage } from './components/CheckoutStage';
export { CheckoutSteps } from './components/CheckoutSteps';
export { stageOptions } from './stage-options.server';
