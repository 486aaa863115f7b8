import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { Alert, GeneralErrors } from '../../components/ui/Alert';
import type { FieldErrors } from '../../api/errors';
import { useT } from '../../i18n/I18nProvider';
import { runIntent } from '../../lib/forms/intents.server';
import { pageMeta } from '../../lib/format/page-meta';
import { pathId } from '../../lib/format/path-id';
import { requirePerson } from '../../session/person.server';
import { ReviewFields } from './components/ReviewFields';
import { loadReviews } from './load-reviews.server';
import { reviewIntents } from './reviews.intents.server';
import { ownReviewUrl, reviewsUrl, typedReview, type TypedReview } from './reviews.view';

export const meta: MetaFunction = () => pageMeta({ title: undefined, isPrivate: true });

/** The review as a page of its own, for whoever cannot open its window. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const productId = pathId(new URL(args.request.url).searchParams.get('product_id') ?? undefined);
  const reviews = await loadReviews(args, productId);
  if (reviews === null) throw new Response(null, { status: 503 });
  if (!reviews.hasBought) throw redirect(reviewsUrl(productId));
  return { productId, own: reviews.own };
}

/** Takes a review. A document's form (no JavaScript) lands among the product's reviews; the window gets the answer. */
export async function action(args: ActionFunctionArgs) {
  const typed = typedReview(await args.request.clone().formData());
  const answer = await runIntent(reviewIntents, args);
  if (!('ok' in answer)) return data({ ...answer.data, typed }, answer.init ?? {});
  const productId = new URL(args.request.url).searchParams.get('product_id');
  if (productId !== null && args.request.headers.get('Sec-Fetch-Dest') === 'document')
    throw redirect(reviewsUrl(pathId(productId)));
  return answer;
}

interface Answer {
  readonly ok: boolean;
  readonly errors?: FieldErrors;
  readonly typed?: TypedReview;
}

export default function ReviewPage() {
  const t = useT();
  const { productId, own } = useLoaderData<typeof loader>();
  const { ok = false, errors = {}, typed } = useActionData<Answer>() ?? {};
  return (
    <main id="content" className="page py-10">
      <div className="panel mx-auto grid max-w-lg gap-4 p-6">
        <h1 className="text-xl">{t(own === null ? 'reviews.write' : 'reviews.edit')}</h1>
        {ok ? <Alert kind="success">{t('reviews.thanksText')}</Alert> : null}
        <GeneralErrors messages={errors._general} />
        <Form method="post" action={ownReviewUrl(productId)} className="grid gap-4">
          <ReviewFields productId={productId} own={own} typed={typed} errors={errors} />
          <div className="flex justify-between gap-2">
            <Link to={reviewsUrl(productId)} className="btn btn-secondary">
              {t('reviews.toProduct')}
            </Link>
            <button type="submit" className="btn btn-primary">
              {t('reviews.send')}
            </button>
          </div>
        </Form>
      </div>
    </main>
  );
}

export { actionOrRefusal as clientAction } from '../../lib/forms/unanswered';
export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
