import { useFetcher, type FetcherWithComponents } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { Alert, GeneralErrors } from '../../../components/ui/Alert';
import { useT } from '../../../i18n/I18nProvider';
import { useFormToken } from '../../../lib/hooks/use-form-token';
import type { FormAnswer } from '../landing-form.route';
import type { FormView } from '../landing.view';
import { FormFields } from './FormFields';

interface FormProps {
  readonly form: FormView;
  readonly slug: string;
  readonly heading: 'h1' | 'h2';
  /** A preview shows the form and sends nothing. */
  readonly isPreview: boolean;
}

/** The form of a landing. Without JavaScript it goes on to a page of its own, which asks to confirm. */
export function LandingForm({ form, slug, heading: Heading, isPreview }: FormProps) {
  const t = useT();
  const fetcher = useFetcher<FormAnswer>();
  const answer = fetcher.data;
  return (
    <section className="panel mx-auto max-w-2xl p-5 lg:p-8">
      <Heading className="text-xl">{form.title}</Heading>
      {form.text === null ? null : <p className="mt-1 text-muted">{form.text}</p>}
      {answer?.ok === true ? (
        <Thanks text={answer.message ?? form.thanks ?? t('landing.thanks')} />
      ) : (
        <SentForm fetcher={fetcher} form={form} slug={slug} isPreview={isPreview} />
      )}
    </section>
  );
}

interface SentFormProps extends Omit<FormProps, 'heading'> {
  readonly fetcher: FetcherWithComponents<FormAnswer>;
}

function SentForm({ fetcher, form: { fields, buttonText }, slug, isPreview }: SentFormProps) {
  const t = useT();
  const token = useFormToken();
  const form = useRef<HTMLFormElement>(null);
  const holdBack = useSentWithToken(form, token, fetcher);
  const errors = fetcher.data?.errors ?? {};
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`/landing-forms/${slug}`}
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={holdBack}
    >
      <input type="hidden" name="csrf" value={token ?? ''} />
      <GeneralErrors messages={errors._general} />
      <FormFields fields={fields} errors={errors} values={{}} />
      <div>
        <button type="submit" className="btn btn-primary btn-lg" disabled={isPreview || fetcher.state !== 'idle'}>
          {buttonText ?? t('landing.send')}
        </button>
      </div>
    </fetcher.Form>
  );
}

/** What is sent before its token is there is held back, and sent with it. */
function useSentWithToken(
  form: RefObject<HTMLFormElement>,
  token: string | null,
  { submit }: FetcherWithComponents<FormAnswer>,
): (event: FormEvent) => void {
  const isHeldBack = useRef(false);
  useEffect(() => {
    if (token === null || !isHeldBack.current) return;
    isHeldBack.current = false;
    submit(form.current);
  }, [form, submit, token]);
  return (event) => {
    if (token !== null) return;
    event.preventDefault();
    isHeldBack.current = true;
  };
}

/** Takes the focus: the form that had it is gone. */
function Thanks({ text }: { readonly text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mt-4">
      <Alert kind="success">{text}</Alert>
    </div>
  );
}
