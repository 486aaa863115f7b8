/** Records by shape: the exports for domain plugins. */
export { defineRecord } from './records/define-record';
export { answerRecord, answerRecords } from './records/record.routes';
export { findRecord, lockRecord, type Source } from './records/record.store';
export { listParam, event, type DefinedRecord, type MoveContext } from './records/record.types';
export { createRecord, changeRecord, lockFresh, removeRecord } from './records/write-record';
export { filePlaces } from './records/record-files';
export { moveRecord } from './records/moves';
export { referringRefusals } from './records/referring';
