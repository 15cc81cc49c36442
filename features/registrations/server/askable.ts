import type { OwnQuestion } from '../../listings/contract'
import type { Uploads } from '../../uploads/contract'

/** Nobody is asked for a file while nothing takes files. */
export const askable = (questions: readonly OwnQuestion[], uploads: Uploads | undefined) =>
  uploads ? questions : questions.filter(({ type }) => type !== 'file')
