import { z } from 'zod';
import { dataOutput, instantOutput, listOutput } from '@mayorista/kernel';

const pushNotification = z
  .strictObject({
    id: z.int(),
    title: z.string(),
    message: z.string(),
    url: z.string().nullable(),
    image_url: z.string().nullable(),
    audience_label: z.string(),
    sender: z.string().nullable(),
    sent_at: instantOutput,
    recipients: z.int(),
    viewed: z.int(),
    read: z.int(),
    pushed: z.int(),
    pending: z.int(),
    failed: z.int(),
  })
  .meta({ id: 'PushNotification' });

export const pushNotificationListOutput = listOutput(pushNotification);

export const pushNotificationOutput = dataOutput(pushNotification);

const pushNotificationTarget = z
  .strictObject({ label: z.string(), people: z.number(), with_browser: z.number() })
  .meta({ id: 'PushNotificationTarget' });

export const pushNotificationTargetOutput = dataOutput(pushNotificationTarget);
