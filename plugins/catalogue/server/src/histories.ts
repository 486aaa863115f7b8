import type { HistoryType } from '@mayorista/kernel';

/** What is kept by calls of its own, and not by a resource of the plugin. */
export const histories: readonly HistoryType[] = [
  { type: 'datasheets', needs: 'datasheets.read' },
  { type: 'datasheet-lists', needs: 'datasheets.read' },
  { type: 'admin-store-items', needs: 'store-items.read' },
  { type: 'product-documents', needs: 'products.read' },
];
