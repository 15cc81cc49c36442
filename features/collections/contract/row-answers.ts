import { point } from '../../../kernel/declare'
import type { CardAnswer } from '../../listings/contract'

/** Whether its reader can take part in what stands in a collection, as lists say it. One is drawn, the first. */
export const rowAnswers = point<CardAnswer>('collections.row-answers', { key: (each) => each.id })
