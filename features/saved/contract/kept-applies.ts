import { point } from '../../../kernel/declare'
import type { CardApply } from '../../listings/contract'

/** The way to take part in what one saved or looked at, as lists have it. One is drawn, the first. */
export const keptApplies = point<CardApply>('saved.kept-applies', { key: (each) => each.id })
