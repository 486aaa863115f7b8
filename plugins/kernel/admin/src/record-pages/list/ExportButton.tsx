import { MenuItem, SimpleMenu } from '@strapi/design-system';
import type { AnswerTo } from '@mayorista/config/answers';
import { useFetchClient } from '@strapi/strapi/admin';
import { shapeTitles, type Shape } from '../../../../shared/shape';
import { formatNumber } from '../../format';
import { useAsyncAction } from '../../acting/use-attempt';
import { useDownload } from '../../acting/use-download';
import { useFollowedJob } from '../../acting/use-followed-job';
import { needing, useMay } from '../../use-may';
import { useToast } from '../../acting/use-tell';

interface Props {
  readonly shape: Shape;
  /** Query of the list: the export holds what it finds. */
  readonly query: Readonly<Record<string, string>>;
}

interface Exported {
  readonly private_file_id: number;
  readonly rows: number;
}

const formats = { xlsx: 'Excel (XLSX)', csv: 'Texto (CSV)' } as const;

/** Renders the menu that exports what the list finds, on all its pages. */
export function ExportButton({ shape, query }: Props) {
  const mayExport = useMay(needing('exports.read'));
  const { post } = useFetchClient();
  const { progress, setProgress, follow } = useFollowedJob();
  const { isBusy, attempt } = useAsyncAction();
  const download = useDownload();
  const tell = useToast();
  if (!mayExport) return null;

  const exportAs = (format: keyof typeof formats) =>
    attempt(async () => {
      setProgress(null);
      const { data } = await post<AnswerTo<'POST /exports'>>('/kernel/exports', { name: shape.plural, format, query });
      const result = await follow<Exported>(data.data.id);
      if (result === null) throw new Error('An export that is done names its file');
      await download(`/kernel/private-files/${result.private_file_id}`, `${shapeTitles(shape).many}.${format}`);
      tell.done('Reporte descargado correctamente');
    });
  const done = progress === null || progress.total === 0 ? '' : ` ${formatNumber(progress.done)}`;
  return (
    <SimpleMenu label={isBusy ? `Exportando…${done}` : 'Exportar'} size="S" variant="secondary" disabled={isBusy}>
      {Object.entries(formats).map(([format, text]) => (
        <MenuItem key={format} onSelect={() => void exportAs(format as keyof typeof formats)}>
          {text}
        </MenuItem>
      ))}
    </SimpleMenu>
  );
}
