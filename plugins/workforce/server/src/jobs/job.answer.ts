import { z } from 'zod';
import { listOutput, namedOutput, recordOutput } from '@mayorista/kernel';
import { staffJobs } from './staff-job.record';
import { jobTitles } from './job-title.record';

const jobCard = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    job_title_name: z.string().nullable(),
    full_name: z.string().nullable().meta({ description: 'Quién lo tiene' }),
    variant: z.enum(['vacant', 'held']),
  })
  .meta({ id: 'JobCard', description: 'Un puesto en el organigrama' });

const cards = z.array(jobCard);

export const jobListOutput = listOutput(staffJobs.outputs.listed);

export const jobOutput = recordOutput(staffJobs.outputs.one);

export const shownJobOutput = recordOutput(
  staffJobs.outputs.one
    .extend({
      operative_breadcrumbs: cards,
      functional_breadcrumbs: cards,
      subordinates_by_operation: cards.optional(),
      subordinates_by_function: cards.optional(),
      same_level_by_operation: cards.optional(),
      same_level_by_function: cards.optional(),
    })
    .meta({ id: 'ShownJob', description: 'Un puesto con sus dos líneas de mando' }),
);

export const functionalChiefListOutput = listOutput(jobCard);

const orgChartJob = z
  .strictObject({
    ...namedOutput.shape,
    operative_chief_id: z.int().nullable(),
    functional_chief_id: z.int().nullable(),
    job_title_name: z.string().nullable(),
    department: z.string().nullable(),
    full_name: z.string().nullable(),
  })
  .meta({ id: 'OrgChartJob' });

export const orgChartOutput = listOutput(orgChartJob);

export const jobTitleListOutput = listOutput(jobTitles.outputs.listed);
