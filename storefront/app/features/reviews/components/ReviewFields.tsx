import type { FieldErrors } from '../../../api/errors';
import { GeneralErrors } from '../../../components/ui/Alert';
import { useT } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import type { ReviewsView, TypedReview } from '../reviews.view';
import { StarInput } from './StarInput';
import { TextField } from './TextField';

interface FieldsProps {
  readonly productId: number;
  readonly own: ReviewsView['own'];
  /** What was refused. */
  readonly typed?: TypedReview | undefined;
  readonly errors: FieldErrors;
}

/** What a form of a review sends: of a new one, or of one's own again. */
export function ReviewFields({ productId, own, typed, errors }: FieldsProps) {
  const t = useT();
  const first = typed ?? own;
  return (
    <>
      <CsrfField />
      <input type="hidden" name="intent" value={own === null ? 'write' : 'rewrite'} />
      <input type="hidden" name="product_id" value={productId} />
      {own === null ? null : <input type="hidden" name="review_id" value={own.id} />}
      <GeneralErrors messages={errors.productId} />
      <StarInput initial={first?.rating ?? 1} errors={errors.rating} />
      <TextField name="title" label={t('reviews.titleField')} initial={first?.title} errors={errors.title} />
      <TextField
        name="comment"
        label={t('reviews.commentField')}
        initial={first?.comment}
        errors={errors.comment}
        isLong
      />
    </>
  );
}
