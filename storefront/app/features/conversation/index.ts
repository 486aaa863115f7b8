export { Messages } from './components/Messages';
export { conversation } from './conversation.view';
