import { needing } from '@mayorista/kernel/panel';

export const moderatesReviews = needing('product-reviews.moderate');
