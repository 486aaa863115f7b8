import { needing } from '@mayorista/kernel/panel';

export const readsSheets = needing('nom-products.read');
export const writesSheets = needing('nom-products.write');
export const overridesGates = needing('nom-gates.override');
export const readsDocuments = needing('nom-documents.read');
export const writesDocuments = needing('nom-documents.write');
export const readsReports = needing('nom-reports.read');
export const assignsFractions = needing('tariff-fractions.assign');
export const verifiesFractions = needing('tariff-fractions.verify');
export const writesTasks = needing('nom-tasks.write');
export const readsCerts = needing('nom-certs.read');
export const writesCerts = needing('nom-certs.write');
