import { isAllowed, type Actor } from '../permissions/actor';

export interface CommentRow {
  readonly id: number;
  readonly model_type: string;
  readonly model_id: string;
  readonly body: string;
  readonly author_kind: string;
  readonly author_id: number | null;
  readonly author_name: string;
  readonly created_at: Date | number | string;
}

/** Tells whether an actor may remove a comment: their own, or anybody's with comments.moderate. */
export const mayRemoveComment = (actor: Actor, { author_kind: kind, author_id: id }: CommentRow): boolean =>
  (actor.id !== null && kind === actor.kind && id === actor.id) || isAllowed(actor, 'comments.moderate');

export const commentView = (row: CommentRow, actor: Actor) => ({
  id: row.id,
  modelType: row.model_type,
  modelId: row.model_id,
  body: row.body,
  author: { id: row.author_id, name: row.author_name },
  created_at: new Date(row.created_at).toISOString(),
  may_remove: mayRemoveComment(actor, row),
});
