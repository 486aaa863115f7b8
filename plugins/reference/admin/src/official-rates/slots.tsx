import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { officialRate } from '../../../shared';
import { UploadButton } from '../upload/UploadButton';

const upload = {
  button: 'Subir archivo de Banco de México',
  title: 'Subir tipos de cambio FIX',
  hint: 'El CSV de la serie SF43718 («Pesos por dólar, FIX»), como lo entrega la página de Banco de México',
  path: '/reference/official-rate-files',
  needs: 'official-rates.write',
  done: 'Tipos de cambio guardados',
};

/** What is special on the pages of official rates: Banco de México's own file brings many. */
export const officialRateSlots: RecordSlots<typeof officialRate> = {
  list: { toolbar: () => <UploadButton upload={upload} /> },
};
