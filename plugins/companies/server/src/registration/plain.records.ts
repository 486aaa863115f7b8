import { defineRecord } from '@mayorista/kernel';
import { captchaSolution, registryDocument } from '../../../shared';

const none = ['find', 'findOne', 'create', 'update', 'remove'] as const;
const needs = { read: 'distributor-registries.read', write: 'distributor-registries.write' } as const;

/** Keeps the papers of applicants; their calls are `document-validation`, and the prospect's own answer. */
export const registryDocuments = defineRecord(registryDocument, { omits: none, needs });

/** Keeps the proofs of work that were used. */
export const captchaSolutions = defineRecord(captchaSolution, { omits: none, needs });
