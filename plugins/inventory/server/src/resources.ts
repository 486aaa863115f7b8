import { branchResource, warehouseResource } from './branches/branch.resource';
import { conditionGradeResource } from './grades/condition-grade.resource';
import { stockLimitResource } from './limits/stock-limit.resource';
import { valueRestrictionResource } from './restrictions/value-restriction.resource';

import { supplierResource } from './suppliers/supplier.record';

export const resources = [
  branchResource,
  warehouseResource,
  conditionGradeResource,
  valueRestrictionResource,
  stockLimitResource,
  supplierResource,
];
