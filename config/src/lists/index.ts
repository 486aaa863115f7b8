export { decodeText, isWindowsText, utf16Of, windowsText } from './decode-text';
export { declaredDelimiter, delimiterOf, type Delimiter } from './delimiter';
export {
  linesOf,
  orderedRows,
  readOrderFile,
  type OrderedRow,
  type OrderFileProblem,
  type RowProblem,
} from './ordered-rows';
export { piecesIn, type Pieces, type PiecesProblem } from './pieces';
export { readTable, type Table, type TableProblem, type TableRow } from './table';
export { readWrittenOrder, type LineProblem, type WrittenLine } from './written-order';
