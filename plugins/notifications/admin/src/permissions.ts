import { needing } from '@mayorista/kernel/panel';

export const readsNotices = needing('push-notifications.read');
export const sendsNotices = needing('push-notifications.send');
