import { lazy, Suspense, useEffect, useState } from 'react';
import { onCartQuestion, type CartQuestion } from '../../../lib/hooks/cart-questions';

const StageQuestion = lazy(() => import('./StageQuestion'));
const Alternatives = lazy(() => import('./Alternatives'));

/** Where questions about adding to the cart are asked, one at a time; loads what it needs with the first. */
export function CartQuestions() {
  const [question, setQuestion] = useState<CartQuestion | null>(null);
  useEffect(() => onCartQuestion(setQuestion), []);
  if (question === null) return null;
  const close = () => setQuestion(null);
  return (
    <Suspense>
      {question.kind === 'stage' ? (
        <StageQuestion fields={question.fields} onClose={close} />
      ) : (
        <Alternatives key={question.productId} question={question} onClose={close} />
      )}
    </Suspense>
  );
}
