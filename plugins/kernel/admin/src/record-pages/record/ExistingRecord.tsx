import { Page } from '@strapi/strapi/admin';
import { shapeTitles } from '../../../../shared/shape';
import { NotRead } from '../../reading/NotRead';
import { useRead } from '../../reading/use-read';
import type { AnyAnswer, RecordPages } from '../options';
import { BackToList } from './BackToList';
import { RecordPage } from './RecordPage';

interface Props {
  readonly pages: RecordPages;
  readonly id: string;
}

/** Renders the page of a stored record once it is read. */
export function ExistingRecord({ pages, id }: Props) {
  const { shape, slots } = pages;
  const isNumber = /^\d{1,9}$/.test(id);
  const { data, failure, reload } = useRead<AnyAnswer>(isNumber ? `${shape.path}/${id}` : null);
  if (data !== null) return <RecordPage pages={pages} stored={data} />;
  const title = shapeTitles(shape).one;
  if (failure === null && isNumber) return <Page.Loading>{`Cargando: ${title.toLowerCase()}`}</Page.Loading>;
  return (
    <NotRead
      title={title}
      missing="Este registro no existe"
      back={<BackToList shape={shape} />}
      failure={failure === null ? null : { ...failure, text: slots.texts?.notRead ?? failure.text }}
      onRetry={() => void reload()}
    />
  );
}
