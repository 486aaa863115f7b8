/** Pages of a record: its list and the page of each, from its shape. */
export { recordPages } from './record-pages';
export type { ExtraColumn, MoveSlot, MoveSlotProps, RecordPageOptions, RecordSlotProps, RecordSlots } from './options';
export type { FieldInputProps, FieldSlot } from './fields/FieldInput';
export { StateBadge } from './values/StateBadge';
