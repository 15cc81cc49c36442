import type { RequestInfo } from '../../../web/contract'
import { NUMBER_HEADER } from '../../contract'

const ORDER = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([1-9]\d{0,15})$/

/** By what a view is known again; undefined from whoever does not say it, or nothing that can be read. */
export function orderOf({
  headers,
}: RequestInfo): { readonly clientId: string; readonly sequence: number } | undefined {
  const [, clientId, number] = ORDER.exec(String(headers[NUMBER_HEADER] ?? '')) ?? []
  const sequence = Number(number)
  return clientId !== undefined && Number.isSafeInteger(sequence) ? { clientId, sequence } : undefined
}
