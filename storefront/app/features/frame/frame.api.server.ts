import type { FrameAnswer } from '../../api/contract';
import { sharedAnswer } from '../../api/shared-answer.server';
import type { StoreScope } from '../../session/scope.server';
import { divisionLinks, megaMenu, type DivisionLink, type MegaMenu } from './mega-menu.view';

/** Menu and brands, which are the same for everybody. */
const frameOf = sharedAnswer<FrameAnswer>('store-frame', { divisions: [], brands: [] });

export const divisionsOf = async (scope: StoreScope): Promise<DivisionLink[]> =>
  divisionLinks((await frameOf(scope)).divisions);

export const megaMenuOf = async (scope: StoreScope): Promise<MegaMenu> => megaMenu((await frameOf(scope)).divisions);

export const brandsOf = async (scope: StoreScope) => (await frameOf(scope)).brands;
