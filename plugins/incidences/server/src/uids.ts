import { incidence } from '../../shared/incidence.shape';
import { incidenceDepartment } from '../../shared/incidence-department.shape';
import { incidenceType } from '../../shared/incidence-type.shape';

/** Tables of the domain. */
export const tables = {
  incidence: incidence.table,
  type: incidenceType.table,
  department: incidenceDepartment.table,
  comment: 'incidence_comments',
  commentFile: 'incidence_comment_files',
} as const;
