import { forgetStatistics } from './insights/forget-statistics';
import { checkCompleteness } from './completeness/check-completeness';
import { rebuildIndex } from './jobs/rebuild-index';
import { refreshCategories } from './jobs/refresh-categories';
import { refreshProducts } from './jobs/refresh-products';
import { applySynonyms } from './synonyms/apply-synonyms';

export const jobs = [
  rebuildIndex,
  refreshProducts,
  refreshCategories,
  applySynonyms,
  checkCompleteness,
  forgetStatistics,
];
