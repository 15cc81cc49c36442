import type { EarlyScriptModule } from '../../web/contract'
import { MARKER_KEY } from './kept-user'

/**
 * Whoever was signed in here is likely to be still: what only visitors are offered (Login) is not drawn for the moment until they are named. Pages are the
 * same for everyone, so their stylesheets read it off the document, `[data-awaited]`.
 */
export const script: EarlyScriptModule['script'] = () =>
  `try{if(localStorage.getItem(${JSON.stringify(MARKER_KEY)}))document.documentElement.dataset.awaited=''}catch(e){}`
