import { pluginId } from './plugin-id';

/** Where the prices of one product are kept. */
export const pricesUrl = (productId: number): string => `/plugins/${pluginId}/producto/${productId}`;
