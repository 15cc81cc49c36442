import { type Static, Type } from '@sinclair/typebox'
import type { QuestionType } from '../../listings/contract'
import type { FileKind, FileState, FileType } from '../../uploads/contract'

const Text = Type.String()
const TypeOfQuestion = Type.Unsafe<QuestionType>(Text)

/** Its name is the answer's one value. `state` is said where the virus scanner has not let it through. */
export const AnsweredFile = Type.Object({
  id: Text,
  type: Type.Unsafe<FileType>(Text),
  bytes: Type.Integer(),
  sha256: Text,
  state: Type.Optional(Type.Unsafe<FileState>(Text)),
})
export type AnsweredFile = Static<typeof AnsweredFile>

/** `type`, and where a scale ended, as they were when it was asked; what was sent before they were kept has neither. */
export const Answer = Type.Object({
  id: Text,
  label: Text,
  values: Type.Array(Text),
  type: Type.Optional(TypeOfQuestion),
  outOf: Type.Optional(Type.Integer()),
  file: Type.Optional(AnsweredFile),
})
export type Answer = Static<typeof Answer>

/** What was sent, as it was sent: later changes of the profile or of the form do not reach it. */
export const Snapshot = Type.Object({
  name: Text,
  email: Text,
  phone: Text,
  college: Text,
  questions: Type.Array(Answer),
})
export type Snapshot = Static<typeof Snapshot>

/** What the form asks. */
export const Question = Type.Object({
  id: Text,
  label: Text,
  type: TypeOfQuestion,
  required: Type.Boolean(),
  options: Type.Optional(Type.Array(Text)),
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  kinds: Type.Optional(Type.Array(Type.Unsafe<FileKind>(Text))),
})
