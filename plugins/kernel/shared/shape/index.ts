export { fieldKey, type Field, type FieldMap, type FileAnswer, type ReferenceAnswer } from './field.types';
export {
  choice,
  createOnly,
  day,
  flag,
  moment,
  money,
  privateFile,
  quantity,
  readOnly,
  reference,
  text,
} from './fields';
export { lines, references, setKey, type Lines, type LineMap } from './lines';
export { defineReferable, type Referable } from './referable';
export { shapeTitles, statePlural } from './titles';
export { defineShape } from './define-shape';
export type { FoundBy, MoveInput, Shape, StateDefinition } from './shape';
export type * from './shape.types';
