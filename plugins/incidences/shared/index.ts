/** What server, panel and other plugins share of this one: shapes, and terms. */
export { incidence } from './incidence.shape';
export { incidenceDepartment } from './incidence-department.shape';
export { incidenceType } from './incidence-type.shape';
