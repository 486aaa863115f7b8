import { defineRecord } from '@mayorista/kernel';
import {
  captchaSolution,
  companyBranch,
  companyLogo,
  contactCode,
  registryDocument,
  taxCertificate,
} from '../../../shared';

const none = ['find', 'findOne', 'create', 'update', 'remove'] as const;
const needs = { read: 'distributor-registries.read', write: 'distributor-registries.write' } as const;

/** Keeps the papers of applicants; their calls are `document-validation`, and the prospect's own answer. */
export const registryDocuments = defineRecord(registryDocument, { omits: none, needs });

/** Keeps the proofs of work that were used. */
export const captchaSolutions = defineRecord(captchaSolution, { omits: none, needs });

/** Keeps the hashes of codes that contacts wait for. */
export const contactCodes = defineRecord(contactCode, { omits: none, needs });
/** Keeps logos, certificates as they were read, and the further branches of companies; their calls are flows. */
export const companyLogos = defineRecord(companyLogo, { omits: none, needs });
export const taxCertificates = defineRecord(taxCertificate, { omits: none, needs });
export const companyBranches = defineRecord(companyBranch, { omits: none, needs });
