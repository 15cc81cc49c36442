import { HttpError } from '../../web/contract'

/** A proof was taken, and the page cannot tell who is there: no answer came, or the browser kept no cookie. */
export class NotEntered extends Error {
  override readonly name = 'NotEntered'
  /** A text key: what somebody does now. */
  readonly textKey: 'session.notEntered.cookies' | 'session.notEntered.unheard'
  constructor(cause: unknown) {
    super('The server took the proof and names nobody', { cause })
    const isNobody = cause instanceof HttpError && cause.status === 401
    this.textKey = isNobody ? 'session.notEntered.cookies' : 'session.notEntered.unheard'
  }
}
