export { loadReviews } from './load-reviews.server';
