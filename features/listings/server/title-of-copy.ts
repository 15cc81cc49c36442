import { cutTo } from '../../web/contract'

const COPY = ' (copy)'
/** As many as the editor takes: with a longer title a copy could not be saved. */
const TITLE_SIGNS = 160

export const titleOfCopy = (title: string): string => cutTo(title, TITLE_SIGNS - COPY.length) + COPY
