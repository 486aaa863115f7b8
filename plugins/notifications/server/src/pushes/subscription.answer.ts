import { z } from 'zod';
import { dataOutput } from '@mayorista/kernel';

const pushNotificationKey = z.strictObject({ public_key: z.string() });

export const pushNotificationKeyOutput = dataOutput(pushNotificationKey);

const userPushNotificationSubscriber = z
  .strictObject({ id: z.int(), provider_id: z.string() })
  .meta({ id: 'UserPushNotificationSubscriber' });

export const userPushNotificationSubscriberOutput = dataOutput(userPushNotificationSubscriber);
