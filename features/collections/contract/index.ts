/** What the house may know of `collections`: its errors and what others answer on its rows; what is in one is its owner's business, and theirs who were sent the link. */
import { defineErrors } from '../../web/contract'

export { rowAnswers } from './row-answers'

export const collectionErrors = defineErrors('collections', {
  full: { status: 409, title: 'There is no room for more' },
  orderStale: { status: 409, title: 'The collection changed in the meantime' },
})

/** `<topic>:<key>`: what whoever has the link sees has changed. */
export const SHARED_TOPIC = 'collections.shared'

/** Where whoever has the link sees a collection. */
export const sharedPath = (key: string) => `/collections/${key}`
