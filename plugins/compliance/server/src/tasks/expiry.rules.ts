import type { PlainDate } from '@mayorista/kernel';

/** Days before a document's last day on which somebody is reminded (issue: 90, 60 and 30). */
export const reminders = [90, 60, 30] as const;
export type Reminder = (typeof reminders)[number];

/** The nearest reminder that has come with so many days left: 45 days left is past the one of 60. Null: too early, or too late. Pure. */
export function dueReminder(daysLeft: number): Reminder | null {
  if (daysLeft < 0) return null;
  return [...reminders].reverse().find((days) => daysLeft <= days) ?? null;
}

/** What makes a task once: the same reminder of the same document for the same day. */
export const taskKey = (documentId: number, reminder: Reminder, expiresOn: PlainDate): string =>
  `${documentId}:${reminder}:${expiresOn}`;
