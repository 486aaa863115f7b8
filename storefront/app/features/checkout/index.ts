export { CheckoutStage } from './components/CheckoutStage';
export { CheckoutSteps } from './components/CheckoutSteps';
