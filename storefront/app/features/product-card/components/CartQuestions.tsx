import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { onCartQuestion, type CartQuestion } from '../../../lib/hooks/cart-questions';

const StageQuestion = lazy(() => import('./StageQuestion'));
const Alternatives = lazy(() => import('./Alternatives'));

/**
 * Where questions about adding to the cart are asked, one at a time; loads what it needs with the first. After the last one of a
 * row, what raised the first has the focus again.
 */
export function CartQuestions() {
  const [question, setQuestion] = useState<CartQuestion | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(
    () =>
      onCartQuestion((next) => {
        opener.current ??= document.activeElement instanceof HTMLElement ? document.activeElement : null;
        setQuestion(next);
      }),
    [],
  );
  // Only once the dialog is gone: it gives the focus back while it goes.
  useEffect(() => {
    if (question !== null) return undefined;
    const timer = setTimeout(() => (opener.current = null));
    return () => clearTimeout(timer);
  }, [question]);
  if (question === null) return null;
  const close = () => setQuestion(null);
  return (
    <Suspense>
      {question.kind === 'stage' ? (
        <StageQuestion fields={question.fields} opener={opener} onClose={close} />
      ) : (
        <Alternatives key={question.productId} question={question} opener={opener} onClose={close} />
      )}
    </Suspense>
  );
}
