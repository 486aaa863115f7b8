/** What the pages of every domain's panel share. */
export { failureOf, type Failure } from './failure';
export { ListStatus } from './ListStatus';
export { Pager } from './Pager';
export { RecordLink } from './RecordLink';
export { RecordPicker } from './RecordPicker';
export { SearchField } from './SearchField';
export { formatDay, formatMoment, formatNumber } from './format';
export { publicIdOf } from './public-id';
export { choiceOf, filtersSearch, textOf, wholeOf } from './url-filters';
export { useDownload } from './use-download';
export { usePage, type PageState, type Pagination } from './use-page';
export { useRead, type ReadState } from './use-read';
export { useUrlFilters } from './use-url-filters';
