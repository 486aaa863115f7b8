import { reviewModerated } from '@mayorista/engagement/events';
import { on } from '@mayorista/kernel';
import { orderPlaced, orderStatusChanged } from '@mayorista/sales/events';
import { tellOrderNews, tellReviewNews } from './news/news.jobs';

/** What people are told of without anybody writing to them. */
export const subscriptions = [
  on(orderPlaced, tellOrderNews, ({ orderId }) => ({ orderId, status: 'placed' })),
  on(orderStatusChanged, tellOrderNews, (payload) => payload),
  on(reviewModerated, tellReviewNews, (payload) => payload),
];
