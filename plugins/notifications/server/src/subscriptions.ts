import { reviewModerated } from '@mayorista/engagement/events';
import { incidenceCommented, incidenceMoved } from '@mayorista/incidences/events';
import { on } from '@mayorista/kernel';
import { orderCommented, orderPlaced, orderStatusChanged } from '@mayorista/sales/events';
import { tellIncidenceNews, tellMessageNews, tellOrderNews, tellReviewNews } from './news/news.jobs';

/** What people are told of without anybody writing to them. */
export const subscriptions = [
  on(orderPlaced, tellOrderNews, ({ orderId }) => ({ orderId, status: 'placed' })),
  on(orderStatusChanged, tellOrderNews, (payload) => payload),
  on(reviewModerated, tellReviewNews, (payload) => payload),
  on(orderCommented, tellMessageNews, ({ orderId, ...rest }) => ({ about: 'sale-order', recordId: orderId, ...rest })),
  on(incidenceCommented, tellMessageNews, ({ incidenceId, ...rest }) => ({
    about: 'incidence',
    recordId: incidenceId,
    ...rest,
  })),
  on(incidenceMoved, tellIncidenceNews, (payload) => payload),
];
