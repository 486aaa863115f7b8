import { jobResource } from './jobs/job.resource';
import { mailResource } from './mail/mail.resource';
import type { Resource } from './resources/resource.types';

/** The kernel's plain nouns. */
export const resources: readonly Resource[] = [jobResource, mailResource];
