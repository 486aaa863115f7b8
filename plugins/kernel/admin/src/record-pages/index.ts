/** Pages of a record: its list and the page of each, from its shape. */
export { recordPages } from './record-pages';
export type { AboveSlotProps, MoveSlotProps, RecordSlotProps, RecordSlots, TypedSlotProps } from './options';
export type { RecordForm } from './record/use-record-form';
export { FieldInput, type FieldInputProps } from './fields/FieldInput';
export { LineEditor } from './lines/LineEditor';
export { Notes } from './record/Comments';
export { useLookUp } from './record/use-look-up';
/** Drafts of records, for forms of several of them: what is typed, what a call takes, where a refusal is shown. */
export { addLine, draftOf, emptyDraft, sameDraft, type Draft, type DraftValue, type LineDrafts } from './draft/draft';
export { changeInput, createInput } from './draft/input';
export { noRefusals, refusalsOf, withoutCell, withoutField, type Refusals } from './draft/refusals';
export { formatMoney } from './values/show-text';
export { StateBadge } from './values/StateBadge';
