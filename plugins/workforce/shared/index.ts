/** What server, panel and other plugins share of this one: shapes, and rules of vacations, holidays and the org chart. */
export { holiday, vacationRequest } from './calendar.shapes';
export { employee } from './employee.shape';
export { officialHolidays } from './holiday.rules';
export { jobs, jobTitle, staffJob } from './job.shapes';
export { chainOf, chartSizes, layoutChart, makesCircle, type ChartLayout } from './org-chart.rules';
export {
  completedYears,
  mostDaysBetween,
  vacationBalance,
  vacationDays,
  workingDays,
  type Balance,
  type Taking,
} from './vacation.rules';
export { zkFinger } from './zk-finger.shape';
