/** The virtual branch, whose availability the sales executive confirms (storefront 2.11, 9). */
export const VIRTUAL_BRANCH = 'MEX-CEDIS';

/** Warehouse type of a main warehouse (catalogue 9). */
export const MAIN_WAREHOUSE_TYPE_ID = 1;

/** What the restock filter starts with: 0 filters nothing (catalogue 3). */
export const RESTOCK_FILTER_DEFAULT = 0;
