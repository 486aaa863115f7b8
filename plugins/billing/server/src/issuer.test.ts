import { freezeClock } from '@mayorista/kernel';
import { afterEach, expect, test } from 'vitest';
import { findIssuer, judgeIssuer } from './issuer';

afterEach(() => freezeClock(null));

test('documents are sealed while the certificate is valid, neither before nor after', () => {
  const { validFrom, validTo } = findIssuer()!.certificate;
  const at = (time: Date, ms: number) => {
    freezeClock(new Date(time.getTime() + ms));
    return judgeIssuer().map(({ code }) => code);
  };
  expect([at(validFrom, -1_000), at(validFrom, 0), at(validTo, 0), at(validTo, 1_000)]).toEqual([
    ['certificate_expired'],
    [],
    [],
    ['certificate_expired'],
  ]);
});
