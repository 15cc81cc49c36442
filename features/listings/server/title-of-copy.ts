import { cutTo } from '../../web/contract'
import { TITLE_SIGNS } from '../contract'

const COPY = ' (copy)'

/** No longer than a title may be, or the copy could not be saved. */
export const titleOfCopy = (title: string): string => cutTo(title, TITLE_SIGNS - COPY.length) + COPY
