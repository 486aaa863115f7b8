import { fileOutput, recordOutput } from '@mayorista/kernel';
import { orderShipments } from './order-shipment.record';

export const orderShipmentOutput = recordOutput(orderShipments.outputs.one);

export const shipmentListFileOutput = fileOutput('application/pdf');
