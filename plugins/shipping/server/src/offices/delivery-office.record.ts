import { defineRecord } from '@mayorista/kernel';
import { deliveryOffice } from '../../../shared/delivery-office.shape';

/** Serves delivery offices. */
export const deliveryOffices = defineRecord(deliveryOffice, { found: { needs: 'delivery-offices.write' } });
