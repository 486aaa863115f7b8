export { RatingWidget } from './components/RatingWidget';
export { Reviews } from './components/Reviews';
export type { ReviewsView } from './reviews.view';
