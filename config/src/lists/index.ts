export { decodeText, isWindowsText, utf16Of, windowsText } from './decode-text';
export { declaredDelimiter, delimiterOf } from './delimiter';
export { linesOf, orderedRows, readOrderFile, type OrderedRow, type OrderFileProblem } from './ordered-rows';
export { type TableRow } from './table';
export { readWrittenOrder, type LineProblem, type WrittenLine } from './written-order';
