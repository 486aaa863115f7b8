export { Footer } from './components/Footer';
export { Header } from './components/Header';
export { isFrameStale } from './frame-revalidation';
