import { failureOf, useDownload } from '@mayorista/kernel/panel';
import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

/** Downloads the report of requirements as Excel (spec catalogue 8: Reporte descargado correctamente). */
export function useReport() {
  const save = useDownload();
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);
  const download = async (path: string) => {
    setBusy(true);
    try {
      await save(path, 'Requisitos NOM por producto.xlsx');
      toggleNotification({ type: 'success', message: 'Reporte descargado correctamente' });
    } catch (error) {
      toggleNotification({ type: 'danger', message: failureOf(error).text });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
