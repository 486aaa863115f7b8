export { isListStale } from './listing-revalidation';
export { listingUrl, searchOf } from './filter';
