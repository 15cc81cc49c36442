/** What the house may know of `saved`: its errors; who keeps what is each person's own business. */
import { defineErrors } from '../../web/contract'

export const savedErrors = defineErrors('saved', {
  full: { status: 409, title: 'The watchlist is full' },
})
