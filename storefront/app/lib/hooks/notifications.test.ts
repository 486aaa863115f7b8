import { expect, test } from 'vitest';
import { notify, onNotification } from './notifications';

test('a notice told before anybody listens is heard by the first who does, once', () => {
  notify('error', 'temprano');
  const heard: string[] = [];
  const [first, second] = [0, 1].map((listener) => onNotification(({ text }) => heard.push(`${listener} ${text}`)));
  notify('success', 'después');
  first?.();
  second?.();
  expect(heard).toEqual(['0 temprano', '0 después', '1 después']);
});
