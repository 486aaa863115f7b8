import { branchResource, warehouseResource } from './branches/branch.resource';
import { conditionGradeResource } from './grades/condition-grade.resource';
import { valueRestrictionResource } from './restrictions/value-restriction.resource';

export const resources = [branchResource, warehouseResource, conditionGradeResource, valueRestrictionResource];
