import { z } from 'zod';
import { dataOutput } from '../outputs/output';

const unit = z.enum(['count', 'MXN', 'USD']);

const dashboard = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    widgets: z.array(z.strictObject({ id: z.string(), label: z.string(), unit })),
  })
  .meta({ id: 'Dashboard' });

export const dashboardListOutput = z.strictObject({ data: z.array(dashboard), total: z.int(), meta: z.object({}) });

const widget = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    unit,
    year: z.int(),
    month: z.int(),
    total: z.string(),
    rows: z.array(z.strictObject({ key: z.string(), label: z.string(), value: z.string() })),
  })
  .meta({ id: 'DashboardWidget' });

export const widgetOutput = dataOutput(widget);
