import { z } from 'zod';

/** The requester of an export, as stored when the export was requested. */
const actor = z.object({
  kind: z.enum(['person', 'staff', 'token', 'system']),
  id: z.number().nullable(),
  name: z.string(),
  roles: z.array(z.string()),
  can: z.array(z.string()),
  companyId: z.number().nullable(),
  branchId: z.number().nullable(),
  onBehalf: z.object({ id: z.number(), name: z.string() }).nullable(),
});

/** The payload of an export's job. */
export const exportPayload = z.object({
  export: z.string(),
  format: z.enum(['csv', 'xlsx']),
  query: z.unknown(),
  actor,
});
export type ExportPayload = z.output<typeof exportPayload>;
