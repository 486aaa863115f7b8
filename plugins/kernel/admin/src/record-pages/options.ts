import type { ComponentType } from 'react';
import type { AnswerOf, ListedOf, MoveOf, Shape } from '../../../shared/shape';
import type { Area } from '../areas/areas';
import type { Failure } from '../reading/failure';
import type { FieldSlot } from './fields/FieldInput';
import type { RecordForm } from './record/use-record-form';

/** Column of the list that is no field of the shape. */
interface ExtraColumn<Row> {
  readonly label: string;
  /** Name of the column before which it stands; last when left out. */
  readonly before?: string;
  readonly isNumeric?: boolean;
  /** Shows the value; answers carry what the record's rules compute, too. */
  readonly cell: ComponentType<{ readonly row: Row & Readonly<Record<string, unknown>> }>;
}

/** Answers carry what the record's rules compute, too. */
type ListCard<Row> = ComponentType<{ readonly row: Row & Readonly<Record<string, unknown>> }>;

export interface RecordSlotProps<Answer> {
  readonly record: Answer & Readonly<Record<string, unknown>>;
}

/** Of what stands above the form, and may change the record by calls of its own. */
export interface AboveSlotProps<Answer> extends RecordSlotProps<Answer> {
  /** Tells the page what such a call answered: moves and the next saving go on from there, and what is typed stays. */
  readonly onChanged: (record: Answer) => void;
}

export interface TypedSlotProps {
  /** Number of the record; null of a new one. */
  readonly id: number | null;
  readonly form: RecordForm;
}

export interface MoveSlotProps<Answer> extends RecordSlotProps<Answer> {
  /** Makes the move with what it asks for; resolves with the failure to show, or null. */
  readonly move: (input: Readonly<Record<string, unknown>>) => Promise<Failure | null>;
  readonly onClose: () => void;
}

/** Notices about a kind of record, in words of its own; the usual words where they are left out. */
interface RecordTexts {
  readonly notListed?: string;
  /** On the page of a record that could not be read. */
  readonly notRead?: string;
  readonly created?: string;
  readonly notCreated?: string;
  readonly saved?: string;
  readonly notSaved?: string;
  readonly removed?: string;
  readonly notRemoved?: string;
}

/** Parts of a record's pages that its shape cannot say; all optional. */
export interface RecordSlots<S extends Shape = Shape> {
  readonly texts?: RecordTexts;
  readonly list?: {
    /** Shown beside the filters. */
    readonly toolbar?: ComponentType;
    readonly columns?: readonly ExtraColumn<ListedOf<S>>[];
    /** Content of a card below the record's name: with it the list is shown as cards too. */
    readonly card?: ListCard<ListedOf<S>>;
  };
  readonly record?: {
    readonly above?: ComponentType<AboveSlotProps<AnswerOf<S>>>;
    readonly aside?: ComponentType<RecordSlotProps<AnswerOf<S>>>;
    readonly sections?: ComponentType<RecordSlotProps<AnswerOf<S>>>;
    /** Stands below the form while it is typed into, of a new record and of a stored one. */
    readonly typed?: ComponentType<TypedSlotProps>;
  };
  /** Inputs that take the place of a field's own. */
  readonly field?: { readonly [N in keyof S['fields'] & string]?: FieldSlot };
  readonly move?: { readonly [M in MoveOf<S>]?: MoveSlot<AnswerOf<S>> };
}

interface MoveSlot<Answer> {
  /** Says what the move does, before it is made. */
  readonly explain?: (record: Answer) => string;
  /** Says what was done; the move's label and 'listo' otherwise. */
  readonly done?: (record: Answer) => string;
  /** Says that it was refused; 'La información no pudo ser guardada' otherwise. */
  readonly failed?: string;
  /** Dialog that takes the place of the move's own. */
  readonly dialog?: ComponentType<MoveSlotProps<Answer>>;
}

export interface RecordPageOptions<S extends Shape> {
  readonly area: Area;
  /** Order within the area, in tens; pages stand from 10 on. */
  readonly position?: number;
  /** Other words that people look for its pages by, beside those of `found` of its shape. */
  readonly words?: readonly string[];
  /** Permission codes that are not `<plural>.read`, `<plural>.write`; a move's own as its rules say. */
  readonly permissions?: {
    /** Code that opens the pages and shows them in the menu; the platform asks for `<plural>.read` all the same. */
    readonly read?: string;
    readonly write?: string;
    readonly moves?: { readonly [M in MoveOf<S>]?: string };
  };
  /** Leaves the button and page of a new record out: it begins elsewhere. */
  readonly isBegunElsewhere?: boolean;
  /** Shows records as they are, without a form: what changes in them changes by moves and on other pages. */
  readonly isChangedElsewhere?: boolean;
  /** Loads what is special on the pages. */
  readonly slots?: () => Promise<RecordSlots<S>>;
}

/** Declaration of a record's pages as the pages themselves read it. */
export interface RecordPages {
  readonly shape: Shape;
  readonly read: string;
  readonly write: string;
  /** Permission code of each move. */
  readonly moves: Readonly<Record<string, string>>;
  readonly isBegunElsewhere: boolean;
  readonly isChangedElsewhere: boolean;
  readonly slots: AnySlots;
}

/** Slots of any shape. */
export interface AnySlots {
  readonly texts?: RecordTexts;
  readonly list?: {
    readonly toolbar?: ComponentType;
    readonly columns?: readonly ExtraColumn<AnyAnswer>[];
    readonly card?: ListCard<AnyAnswer>;
  };
  readonly record?: Readonly<Partial<Record<'aside' | 'sections', ComponentType<{ record: AnyAnswer }>>>> & {
    readonly above?: ComponentType<{ record: AnyAnswer; onChanged: (record: AnyAnswer) => void }>;
    readonly typed?: ComponentType<TypedSlotProps>;
  };
  readonly field?: Readonly<Record<string, FieldSlot | undefined>>;
  readonly move?: Readonly<Record<string, MoveSlot<AnyAnswer> | undefined>>;
}

/** Answer of any record. */
export type AnyAnswer = Readonly<Record<string, unknown>> & {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Move of an answer: the ones its reader may make, closed where there are reasons. */
export interface NextMove {
  readonly move: string;
  readonly label: string;
  readonly reasons: readonly string[];
  readonly [state: string]: unknown;
}
