export { FranchiseHost } from './FranchiseHost';
