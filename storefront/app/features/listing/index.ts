export { isListStale } from './listing-revalidation';
export { listingUrl } from './filter';
