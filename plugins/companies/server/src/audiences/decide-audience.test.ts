import type { Actor } from '@mayorista/kernel';
import { describe, expect, test } from 'vitest';
import type { CompanyProfile } from '../../../contract';
import { audienceOf } from './decide-audience';

const actor = (fields: Partial<Actor>): Actor => ({
  kind: 'person',
  id: 1,
  name: 'persona@prueba.test',
  roles: ['distributor'],
  can: new Set(['store-prices.read']),
  companyId: 7,
  branchId: null,
  onBehalf: null,
  ...fields,
});
const company = { id: 7, isActive: true } as CompanyProfile;
const closed = { ...company, isActive: false };
const noRights = new Set<string>();

describe('what somebody is to prices, stock, cards, search and orders', () => {
  test.each<[string, Actor, CompanyProfile | null, string]>([
    ['nobody in particular', actor({ kind: 'public', roles: ['public'], companyId: null }), null, 'visitor'],
    ['a distributor of an active company', actor({}), company, 'buyer'],
    ['its secondary user', actor({ roles: ['secondary_user'] }), company, 'secondary'],
    [
      'a secondary user who is a distributor too',
      actor({ roles: ['distributor', 'secondary_user'] }),
      company,
      'secondary',
    ],
    ['a distributor of a deactivated company', actor({}), closed, 'visitor'],
    ['a secondary user of a deactivated company', actor({ roles: ['secondary_user'] }), closed, 'visitor'],
    ['a distributor without a company', actor({ companyId: null }), null, 'visitor'],
    [
      'an installer without a company',
      actor({ roles: ['installer'], can: noRights, companyId: null }),
      null,
      'visitor',
    ],
    ['an installer with a company', actor({ roles: ['installer'], can: noRights }), company, 'visitor'],
    ['a salesman', actor({ roles: ['salesman'], can: noRights, companyId: null }), null, 'staff'],
    ['a storeman who is entered with a company', actor({ roles: ['storeman'], can: noRights }), company, 'staff'],
    ['an employee who buys for a company', actor({ roles: ['employee', 'distributor'] }), company, 'buyer'],
    [
      'an employee who bought for a deactivated company',
      actor({ roles: ['employee', 'distributor'] }),
      closed,
      'staff',
    ],
    ['somebody of the panel', actor({ kind: 'staff', roles: ['soporte'], companyId: null }), null, 'staff'],
  ])('%s', (_who, somebody, theirs, kind) => {
    expect(audienceOf(somebody, theirs).kind).toBe(kind);
  });
});
