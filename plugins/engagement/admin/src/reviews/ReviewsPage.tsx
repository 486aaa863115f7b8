import { Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ListStatus, Pager, useMutation, usePage, useUrlFilters } from '@mayorista/kernel/panel';
import { choiceOf } from '@mayorista/kernel/panel/filters';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { ModeratedReview } from './review';
import { reviewStatusLabels, type ReviewStatus } from '../../../review.states';
import { moderatesReviews } from '../permissions';
import { pluginId } from '../plugin-id';
import { filterChoices, noFilters, readFilters, reviewsPath } from './filters';
import { RejectDialog } from './RejectDialog';
import { ReviewCard } from './ReviewCard';

const choiceTexts = { ...reviewStatusLabels, all: 'Todas' } as const;
const saidDone = { published: 'Opinión publicada', rejected: 'Opinión rechazada', pending: '' } as const;

/** 'Opiniones': what buyers wrote of products, those that wait first. */
export const ReviewsPage = () => (
  <Page.Protect permissions={moderatesReviews}>
    <Reviews />
  </Page.Protect>
);

function Reviews() {
  const [filters, change] = useUrlFilters({ none: noFilters, read: readFilters });
  const reviews = usePage<ModeratedReview>(reviewsPath(filters));
  const [rejected, setRejected] = useState<ModeratedReview | null>(null);
  const decide = useDecide(reviews.reload);
  const rows = reviews.hasFailed ? [] : (reviews.rows ?? []);
  return (
    <>
      <Page.Title>Opiniones</Page.Title>
      <Page.Main>
        <Layouts.Header title="Opiniones" subtitle="Lo que quienes compraron dicen de los productos" />
        <Layouts.Action
          startActions={
            <SingleSelect
              aria-label="Estado"
              size="S"
              value={filters.status}
              onChange={(value) => change({ status: choiceOf(filterChoices, value) ?? noFilters.status })}
            >
              {filterChoices.map((choice) => (
                <SingleSelectOption key={choice} value={choice}>
                  {choiceTexts[choice]}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          }
        />
        <Layouts.Content>
          <ListStatus
            state={reviews}
            empty={filters.status === 'pending' ? 'Ninguna opinión espera revisión' : 'Ninguna opinión en este estado'}
          />
          <Flex direction="column" alignItems="stretch" gap={4}>
            {rows.map((review) => (
              <ReviewCard
                key={review.id}
                review={review}
                onDecide={(to) => (to === 'rejected' ? setRejected(review) : void decide(review, to, ''))}
              />
            ))}
          </Flex>
          {reviews.pagination !== null && rows.length > 0 && (
            <Pager pagination={reviews.pagination} onPage={(page) => change({ page })} />
          )}
        </Layouts.Content>
      </Page.Main>
      {rejected !== null && (
        <RejectDialog
          title={rejected.title}
          onConfirm={async (reason) => {
            const refused = await decide(rejected, 'rejected', reason);
            if (refused === null) setRejected(null);
            return refused;
          }}
          onClose={() => setRejected(null)}
        />
      )}
    </>
  );
}

/** Sends a decision on the version that was read; says what became of it and reads the list anew. */
function useDecide(reload: () => Promise<void>) {
  const { put } = useFetchClient();
  const act = useMutation();
  const { toggleNotification } = useNotification();
  return async ({ id, version }: ModeratedReview, status: ReviewStatus, reason: string) => {
    const refused = await act(
      () => put(`/${pluginId}/product-review-moderations/${id}`, { status, version, reason }),
      saidDone[status],
    );
    if (refused !== null && status !== 'rejected') toggleNotification({ type: 'warning', message: refused.text });
    await reload();
    return refused;
  };
}
