import type { MessageAnswer } from './conversation.api.server';

export interface MessageView {
  readonly id: number;
  readonly body: string;
  readonly author: string;
  readonly isFromHouse: boolean;
  readonly isOwn: boolean;
  readonly at: string;
  readonly isEdited: boolean;
  readonly files: MessageAnswer['files'];
}

/** A conversation from its beginning; the platform answers it the newest first. */
export const conversation = (messages: readonly MessageAnswer[], personId: number): MessageView[] =>
  [...messages].reverse().map((message) => ({
    id: message.id,
    body: message.body,
    author: message.author.name,
    isFromHouse: message.is_from_house,
    isOwn: !message.is_from_house && message.author.id === personId,
    at: message.created_at,
    isEdited: message.edited_at !== null,
    files: message.files,
  }));
