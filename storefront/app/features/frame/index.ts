export { Footer } from './components/Footer';
export { WhatsAppLink } from './components/WhatsAppLink';
export { Header } from './components/Header';
export { isFrameStale } from './frame-revalidation';
