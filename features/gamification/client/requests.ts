import { apiRequest } from '../../web/contract'
import type { Currency, Scope, Span } from '../contract'
import type { BoardAnswer, LinePage, OwnBoardAnswer, OwnFigures, Shelf, Unseen, Ways } from '../contract/wire'
import type { Rulebook } from '../contract/wire-admin'

/** All answers of this feature stand below it. */
export const API = '/api/gamification'

const spanned = (span: Span) => (span === 'all' ? undefined : span)

export const boardRequest = (span: Span) => apiRequest<BoardAnswer>(`${API}/board`, { span: spanned(span) })
export const ownBoardRequest = (scope: Scope, span: Span) =>
  apiRequest<OwnBoardAnswer>(`${API}/board/own`, { scope, span: spanned(span) })
export const figuresRequest = apiRequest<OwnFigures>(`${API}/own`)
export const linesRequest = (currency: Currency) => (after?: number, limit?: number) =>
  apiRequest<LinePage>(`${API}/own/lines`, { currency, after, limit })
export const waysRequest = apiRequest<Ways>(`${API}/ways`)
export const shelfRequest = (personId: number) => apiRequest<Shelf>(`${API}/people/${personId}/badges`)
export const unseenRequest = apiRequest<Unseen>(`${API}/badges/unseen`)
export const rulebookRequest = apiRequest<Rulebook>(`${API}/rules`)

export const BOARD = '/unstop-leaderboard'
/** Why one has the points, and the coins, that one has. */
export const POINTS = '/user/points'
export const COINS = '/coupons'
