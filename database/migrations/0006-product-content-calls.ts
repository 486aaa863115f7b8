import type { Migration } from './migration';
import { moveCalls } from './moved-calls';

const calls = {
  datasheets: ['find', 'findOne', 'create', 'update', 'remove'],
  'datasheet-lists': ['find', 'create'],
  'product-datasheets': ['findOne', 'update'],
  'product-overviews': ['find', 'store'],
  'product-videos': ['find', 'create', 'reorder', 'remove'],
  'product-documents': ['find', 'download', 'create', 'update', 'remove'],
  'store-product-documents': ['download'],
} as const;
const moved = Object.entries(calls).flatMap(([noun, actions]) => actions.map((action) => `${noun}.${action}`));

/** Datasheets, overviews, videos and documents of products are calls of the plugin product-content, once of the catalogue. */
export const productContentCalls: Migration = {
  name: '0006-product-content-calls',
  stage: 'after-additions',
  up: (trx) => moveCalls(trx, moved, { from: 'catalogue', to: 'product-content' }),
};
