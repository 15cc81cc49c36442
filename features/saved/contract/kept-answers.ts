import { point } from '../../../kernel/declare'
import type { CardAnswer } from '../../listings/contract'

/** Whether its reader can take part in what they saved or looked at, as lists say it. One is drawn, the first. */
export const keptAnswers = point<CardAnswer>('saved.kept-answers', { key: (each) => each.id })
