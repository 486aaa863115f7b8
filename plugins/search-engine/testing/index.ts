export { openEngineDoor, type EngineDoor } from './engine-door';
