import { z } from 'zod';

export const widgetConfiguration = z
  .strictObject({
    id: z.int(),
    configurations: z.strictObject({ warehouseIds: z.array(z.int()), warehousesOrder: z.array(z.int()) }),
  })
  .meta({ id: 'WidgetConfiguration' });
