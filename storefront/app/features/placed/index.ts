export { WaitingLine } from './components/WaitingLine';
export type { Replacement } from './placed.view';
