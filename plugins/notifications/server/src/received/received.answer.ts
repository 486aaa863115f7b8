import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';

const userPushNotification = z
  .strictObject({
    sent_at: instantOutput.nullable(),
    view_at: instantOutput.nullable(),
    read_at: z.string().nullable(),
    time_ago_read: z.string(),
    id: z.int(),
    title: z.string(),
    message: z.string(),
    url: z.string().nullable(),
    image_url: z.string().nullable(),
  })
  .meta({ id: 'UserPushNotification' });

export const userPushNotificationListOutput = listOutput(userPushNotification);

export const userPushNotificationsReadOutput = dataOutput(userPushNotification.nullable());

const pushNotificationUserCount = z.strictObject({ unread: z.int() });

export const pushNotificationUserCountOutput = z.strictObject({
  data: pushNotificationUserCount,
  unread: z.int(),
  meta: z.strictObject({}),
});
