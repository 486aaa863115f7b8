export { QuoteCart } from './components/QuoteCart';
