import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system';
import { formatMoment, RecordLink } from '@mayorista/kernel/panel';
import type { ModeratedReview } from './review';
import type { ReviewStatus } from '../../../review.states';
import { uids } from '../uids';

const tones = { pending: 'warning', published: 'success', rejected: 'danger' } as const satisfies Record<
  ReviewStatus,
  string
>;

interface Props {
  readonly review: ModeratedReview;
  readonly onDecide: (to: ReviewStatus) => void;
}

/** A review with what a moderator needs to decide: the words, whose they are, and what is on the page meanwhile. */
export function ReviewCard({ review, onDecide }: Props) {
  const tone = tones[review.status];
  return (
    <Box tag="article" background="neutral0" hasRadius shadow="tableShadow" padding={5} aria-label={review.title}>
      <Flex justifyContent="space-between" alignItems="flex-start" gap={4}>
        <Box minWidth={0}>
          <Flex gap={3} alignItems="center" wrap="wrap">
            <Typography variant="delta" tag="h2">
              {review.title}
            </Typography>
            <Rating rating={review.rating} />
            <Badge textColor={`${tone}700`} backgroundColor={`${tone}100`}>
              {review.status_label}
            </Badge>
          </Flex>
          <Flex gap={2} wrap="wrap" paddingTop={1}>
            <RecordLink uid={uids.product} id={review.product.id}>
              {`${review.product.model} · ${review.product.name}`}
            </RecordLink>
          </Flex>
          <Typography variant="pi" textColor="neutral600" tag="p">
            {[review.author, review.company, formatMoment(review.written_at)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Flex gap={2}>
          {review.next_states.map(({ to, label, needs_reason }) => (
            <Button key={to} variant={needs_reason ? 'danger-light' : 'default'} onClick={() => onDecide(to)}>
              {label}
            </Button>
          ))}
        </Flex>
      </Flex>
      <Box paddingTop={3}>
        <Words text={review.comment} />
      </Box>
      <Footnotes review={review} />
    </Box>
  );
}

const Words = ({ text }: { readonly text: string }) => (
  <Typography tag="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '80ch' }}>
    {text}
  </Typography>
);

const Rating = ({ rating }: { readonly rating: number }) => (
  <Typography variant="omega" fontWeight="bold">
    {`★ ${rating} de 5`}
  </Typography>
);

/** Why it was rejected, and what everybody still reads of an edited review. */
function Footnotes({ review: { status, reason, moderator, shown } }: Pick<Props, 'review'>) {
  return (
    <>
      {reason !== null && (
        <Typography variant="pi" textColor="danger700" tag="p" paddingTop={3}>
          {`Motivo: ${reason}${moderator === null ? '' : ` (${moderator})`}`}
        </Typography>
      )}
      {status === 'pending' && shown !== null && (
        <Box background="neutral100" hasRadius padding={3} marginTop={3}>
          <Typography variant="pi" fontWeight="bold" tag="p">
            {`Publicada mientras tanto: ${shown.title} (★ ${shown.rating})`}
          </Typography>
          <Words text={shown.comment} />
        </Box>
      )}
    </>
  );
}
