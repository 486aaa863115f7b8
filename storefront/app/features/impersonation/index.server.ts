export { readStaffSession } from './staff-session.server';
