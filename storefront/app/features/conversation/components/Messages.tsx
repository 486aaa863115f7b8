import { Form, useNavigation } from '@remix-run/react';
import { Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../../api/errors';
import { Field } from '../../../components/ui/Field';
import { SubmitButton } from '../../../components/ui/SubmitButton';
import { useI18n } from '../../../i18n/I18nProvider';
import { CsrfField } from '../../../lib/forms/CsrfField';
import { formatDateTime } from '../../../lib/format/date';
import '../../../i18n/late/conversation';
import type { MessageView } from '../conversation.view';

interface MessagesProps {
  readonly messages: readonly MessageView[];
  readonly errors: FieldErrors;
  /** Shown while nobody wrote. */
  readonly empty: string;
  /** Left out for who only reads. */
  readonly mayWrite?: boolean;
}

/** The conversation between the buyer's company and the house, with files. */
export function Messages({ messages, errors, empty, mayWrite = true }: MessagesProps) {
  const { t } = useI18n();
  return (
    <section aria-labelledby="messages" className="panel">
      <h2 id="messages" className="border-b border-line px-4 py-3 text-md">
        {t('conversation.messages')}
      </h2>
      {messages.length === 0 ? (
        <p className="px-4 pt-4 text-muted">{empty}</p>
      ) : (
        <ol className="grid gap-3 p-4">
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {mayWrite ? <NewMessage errors={errors} count={messages.length} /> : null}
    </section>
  );
}

function Message({ message }: { readonly message: MessageView }) {
  const { t, tag } = useI18n();
  const { id, body, author, isFromHouse, isOwn, at, isEdited, files } = message;
  return (
    <li className={`max-w-[85%] rounded-lg px-3 py-2 ${isFromHouse ? 'bg-accent-soft' : 'justify-self-end bg-sunken'}`}>
      <p className="text-xs text-muted">
        <span className="font-semibold text-text">{author}</span>
        {isFromHouse ? ` · ${t('conversation.house')}` : ''} · <time dateTime={at}>{formatDateTime(at, tag)}</time>
        {isEdited ? ` · ${t('conversation.edited')}` : ''}
      </p>
      <p className="break-words whitespace-pre-line">{body}</p>
      {files.map((file) => (
        <a
          key={file.id}
          href={`/private-files/${file.id}`}
          className="mt-1 flex items-center gap-1 text-sm font-medium break-all text-accent-strong underline"
        >
          <Paperclip size={14} aria-hidden className="flex-none" /> {file.name}
        </a>
      ))}
      {isOwn ? (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer text-accent-strong">{t('conversation.correct')}</summary>
          <Form method="post" className="mt-2 grid gap-2">
            <CsrfField />
            <input type="hidden" name="intent" value="correct" />
            <input type="hidden" name="message_id" value={id} />
            <textarea
              name="body"
              aria-label={t('conversation.message')}
              defaultValue={body}
              rows={3}
              maxLength={10_000}
              required
              className="field"
            />
            <button type="submit" className="btn btn-secondary btn-sm justify-self-end">
              {t('conversation.save')}
            </button>
          </Form>
        </details>
      ) : null}
    </li>
  );
}

interface NewProps {
  readonly errors: FieldErrors;
  /** Another count of messages: what was written is there, and the form is empty again. */
  readonly count: number;
}

function NewMessage({ errors, count }: NewProps) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formData?.get('intent') === 'say';
  useEffect(() => form.current?.reset(), [count]);
  return (
    <Form method="post" encType="multipart/form-data" ref={form} className="grid gap-3 p-4">
      <CsrfField />
      <input type="hidden" name="intent" value="say" />
      <Field label={t('conversation.message')} errors={errors.body}>
        <textarea name="body" rows={3} maxLength={10_000} required />
      </Field>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label={t('conversation.files')} errors={errors.files} className="min-w-0 flex-1">
          <input type="file" name="files" multiple className="h-auto py-2" />
        </Field>
        <SubmitButton isBusy={isSending}>{t('conversation.send')}</SubmitButton>
      </div>
    </Form>
  );
}
