export { CurrencySwitch } from './components/CurrencySwitch';
