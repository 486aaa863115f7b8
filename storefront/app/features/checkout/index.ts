export { BankAccounts } from './components/BankAccounts';
export { CheckoutStage } from './components/CheckoutStage';
export { CheckoutSteps } from './components/CheckoutSteps';
export { accountView, type AccountView, type OrderTypeOption } from './options.view';
