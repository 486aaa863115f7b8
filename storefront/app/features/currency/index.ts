export { CurrencyForm } from './components/CurrencyForm';
export { CurrencySwitch } from './components/CurrencySwitch';
