import type { RecordSlots } from '@mayorista/kernel/panel/records';
import type { listedTaxpayer } from '../../../shared';
import { UploadButton } from '../upload/UploadButton';

const upload = {
  button: 'Subir la lista del SAT',
  title: 'Subir la lista 69-B',
  hint: 'El CSV «Listado completo 69-B» de los datos abiertos del SAT, tal como se descarga',
  path: '/reference/listed-taxpayer-files',
  needs: 'listed-taxpayers.write',
  done: 'Lista 69-B guardada',
};

/** What is special on the pages of the list of article 69-B: it comes whole. */
export const listedTaxpayerSlots: RecordSlots<typeof listedTaxpayer> = {
  list: { toolbar: () => <UploadButton upload={upload} /> },
};
