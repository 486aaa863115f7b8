export { stageOptions } from './stage-options.server';
