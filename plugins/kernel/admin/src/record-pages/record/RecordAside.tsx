import { Card, Fact } from '../../Card';
import { formatMoment } from '../../format';
import { labelOf } from '../draft/draft';
import type { AnyAnswer, RecordPages } from '../options';
import { showText } from '../values/show-text';
import { Comments } from './Comments';
import { Documents } from './Documents';
import { fieldsBeside } from './form-parts';
import { HistoryCard } from './HistoryCard';

interface Props {
  readonly pages: RecordPages;
  readonly record: AnyAnswer;
}

/** Renders what stands beside the form: fields that it does not show, times, comments, documents, history. */
export function RecordAside({ pages: { shape, slots }, record }: Props) {
  const Aside = slots.record?.aside;
  return (
    <>
      {Aside !== undefined && <Aside record={record} />}
      <Card title="Registro">
        {fieldsBeside(shape).map((name) => {
          const field = shape.fields[name];
          return field === undefined ? null : (
            <Fact key={name} label={labelOf(field)}>
              {showText(field, record[name], record['currency'])}
            </Fact>
          );
        })}
        <Fact label="Creado">{formatMoment(record.createdAt)}</Fact>
        <Fact label="Último cambio">{formatMoment(record.updatedAt)}</Fact>
      </Card>
      {shape.comments && <Comments shape={shape} id={record.id} />}
      {shape.documents && <Documents shape={shape} id={record.id} />}
      <HistoryCard key={record.updatedAt} shape={shape} id={record.id} />
    </>
  );
}
