import { branchResource, warehouseResource } from './branches/branch.resource';
import { conditionGradeResource } from './grades/condition-grade.resource';
import { widgetConfigurationResource } from './widgets/widget-configuration.resource';

import { supplierResource } from './suppliers/supplier.record';

export const resources = [
  branchResource,
  warehouseResource,
  conditionGradeResource,
  widgetConfigurationResource,
  supplierResource,
];
