import type { RequestInfo } from '../../../web/contract'

/** By the address alone: what is kept of an answer is for everyone who asks the same, whatever their cookie says. */
export function languageOfAddress({ url }: Pick<RequestInfo, 'url'>): 'en' | 'hi' {
  const lang = new URLSearchParams(url.split('?', 2)[1]).get('lang')
  return lang === 'hn' || lang === 'hi' ? 'hi' : 'en'
}
