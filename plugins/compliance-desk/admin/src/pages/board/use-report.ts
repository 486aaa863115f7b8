import { useAsyncAction, useDownload, useToast } from '@mayorista/kernel/panel';

/** Downloads the report of requirements as Excel (spec catalogue 8: Reporte descargado correctamente). */
export function useReport() {
  const save = useDownload();
  const tell = useToast();
  const { isBusy, attempt } = useAsyncAction();
  const download = (path: string) =>
    attempt(async () => {
      await save(path, 'Requisitos NOM por producto.xlsx');
      tell.done('Reporte descargado correctamente');
    });
  return { isBusy, download };
}
