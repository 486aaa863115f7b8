export { isListStale } from './listing-revalidation';
export { listingUrl } from './filter';
export { searchOf } from './filter-from';
