export { BellMenu } from './components/BellMenu';
export { NoticesSection } from './components/NoticesSection';
export { PushHost } from './components/PushHost';
