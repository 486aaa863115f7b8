import { z } from 'zod';
import { dataOutput, namedOutput } from '@mayorista/kernel';
import { packageStateLabels } from '../../../shared/package-states';

type PackageState = keyof typeof packageStateLabels;
const packageState = z.enum(Object.keys(packageStateLabels) as [PackageState, ...PackageState[]]);

const deliveryTrack = z
  .strictObject({
    tracking_number: z.string(),
    carrier: namedOutput.nullable(),
    is_tracked: z.boolean().meta({ description: 'Falso donde la paquetería no dice dónde están sus paquetes' }),
    is_demo: z.boolean(),
    state: packageState,
    state_label: z.string(),
    estimated_at: z.string().nullable().meta({ description: 'Cuándo llega, en la hora de la paquetería' }),
    events: z.array(
      z.strictObject({
        at: z.string().meta({ description: 'En la hora de la paquetería' }),
        state: packageState,
        state_label: z.string(),
        text: z.string(),
        place: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DeliveryTrack' });

export const deliveryTrackOutput = dataOutput(deliveryTrack);
