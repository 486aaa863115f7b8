export { SearchBar } from './components/SearchBar';
