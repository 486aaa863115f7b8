/** What the pages of every domain's panel share. */
export { failureOf, type Failure } from './failure';
export { ListStatus } from './ListStatus';
export { Pager } from './Pager';
export { formatMoment, formatNumber } from './format';
export { usePage, type PageState, type Pagination } from './use-page';
