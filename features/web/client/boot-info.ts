import type { DehydratedState } from '@tanstack/react-query'
import type { Messages } from '../../ui/contract'
import type { BootInfo } from '../contract'
import type { SiteInfo } from '../kit'
import type { Instead } from './visit-context'

/** What the server hands to the page beside its markup, as JSON in `#boot`. */
export interface BootJson extends BootInfo, SiteInfo {
  readonly language: 'en' | 'hi'
  readonly origin: string
  readonly state: DehydratedState
  readonly styles: Readonly<Record<string, readonly string[]>>
  readonly instead: Instead | undefined
  /** The words that the page was drawn with, so that it comes alive without any catalogue. */
  readonly said: Messages
}

const unsafe: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that may stand in a script element: nothing in it can end the element or a line. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => unsafe[character] as string)
}

/** Reads `#boot`; undefined where there is none (a page made by a host of its own). */
export function readBoot(): BootJson | undefined {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as BootJson) : undefined
}
