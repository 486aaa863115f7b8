import { needing } from '@mayorista/kernel/panel';

export const readsUsers = needing('users.write');
export const writesUsers = needing('users.write');
export const readsJobs = needing('jobs.read');
export const readsVacations = needing('vacation-requests.read');
export const readsAccesses = needing('user-accesses.read');
export const writesDocuments = needing('user-documents.write');
export const readsSessions = needing('person-sessions.read');
export const erases = needing('personal-data.erase');
export const exports = needing('personal-data.export');
