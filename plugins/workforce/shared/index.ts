/** What server, panel and other plugins share of this one: shapes, and rules of vacations, holidays and the org chart. */
export { holiday, vacationRequest } from './calendar.shapes';
export { contractTypes, employee } from './employee.shape';
export { officialHolidays, type OfficialHoliday } from './holiday.rules';
export { jobs, jobTitle, staffJob } from './job.shapes';
export {
  chainOf,
  chartSizes,
  layoutChart,
  makesCircle,
  type ChartLayout,
  type ChartNode,
  type PlacedNode,
} from './org-chart.rules';
export {
  addMonths,
  completedYears,
  grantsUntil,
  vacationBalance,
  vacationDays,
  workingDays,
  type Balance,
  type Grant,
  type Taking,
} from './vacation.rules';
export { zkFinger } from './zk-finger.shape';
