export { CompareHost } from './components/CompareHost';
