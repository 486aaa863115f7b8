export { ImpersonationBanner } from './components/ImpersonationBanner';
