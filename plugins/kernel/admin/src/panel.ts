/** What the pages of every domain's panel share. */
export { Card, Fact } from './Card';
export { EditableTable, EditableTd, EditableTh } from './EditableTable';
export { failureOf, type Failure } from './failure';
export { FormDialog } from './FormDialog';
export { ListStatus } from './ListStatus';
export { Pager } from './Pager';
export { RecordLink } from './RecordLink';
export { RecordPicker } from './RecordPicker';
export { SearchField } from './SearchField';
export { formatDay, formatMoment, formatNumber } from './format';
export { publicIdOf } from './public-id';
export { useAct } from './use-act';
export { useDownload } from './use-download';
export { needing, useMay } from './use-may';
export { usePage, type PageState, type Pagination } from './use-page';
export { useRead, type ReadState } from './use-read';
export { useLoadError, useToldAct } from './use-told';
export { useUrlFilters } from './use-url-filters';
