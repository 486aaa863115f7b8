import { usePage, type PageState } from '@mayorista/kernel/panel';
import { pluginId } from '../plugin-id';
import type { Category } from './category';

/** Every category at once: a tree is not read by pages. */
export const useCategories = (): PageState<Category> => usePage<Category>(`/${pluginId}/categories?bulkAction=true`);
