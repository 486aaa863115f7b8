import { z } from 'zod';

/** Who asked, as they were when they asked. */
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

/** What an export's job is told. */
export const exportPayload = z.object({
  export: z.string(),
  format: z.enum(['csv', 'xlsx']),
  query: z.unknown(),
  actor,
});
export type ExportPayload = z.output<typeof exportPayload>;
