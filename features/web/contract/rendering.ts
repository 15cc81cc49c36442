import type { Guard, Verdict } from '../../../kernel/declare'
import type { Kernel } from '../../../kernel/index'
import { token } from '../../../kernel/declare'
import type { Language } from '../../ui/contract'
import type { ApiRequest } from './http'

export interface RenderRequest {
  /** Path and query, as asked for. */
  readonly url: string
  readonly language: 'en' | 'hi'
  /** PUBLIC_URL or what stands for it, without a slash at the end. */
  readonly origin: string
  /** Asked for at a host that serves assessments alone (spec §2.5). */
  readonly isAssessHost: boolean
  /** Judges a page's `access` for the real visitor. */
  judge(access: readonly Guard[]): Verdict
  /** What the real visitor would be answered, for data that is refused to nobody. */
  statusFor(request: ApiRequest<unknown>): Promise<number>
}

/** A page as HTML, without what belongs to one request: the nonce stands as `NONCE` in it and is put in on the way out. */
export interface Rendered {
  readonly status: number
  /** Where a redirect leads; then there is no HTML. */
  readonly location?: string
  readonly html?: string
  /** False for guarded pages: nobody may keep them. */
  readonly shared: boolean
}

/** What the build wrote down: which files a page needs at once. Chunks are named by their source file. */
export interface Assets {
  /** The chunk that a lazily loaded module of the server bundle came from; undefined without a build (tests). */
  chunkOf(module: object): string | undefined
  /** As URLs: scripts of the entry and of the chunks that must run, styles of all that are drawn; names without a chunk are passed over. */
  needs(chunks: { readonly alive: readonly string[]; readonly drawn: readonly string[] }): {
    readonly entry: string | undefined
    readonly scripts: readonly string[]
    readonly styles: readonly string[]
  }
  /** As URLs: the fonts of a page's first words, so that no line breaks anew when they arrive. */
  readonly fonts: Readonly<Record<Language, readonly string[]>>
  /** For dynamic imports in the browser: the chunk's file → its styles. */
  readonly styles: Readonly<Record<string, readonly string[]>>
}

/** What the host gives a page beyond its markup: read by the browser's entry. */
export interface BootInfo {
  readonly generation: number
  readonly version: string
  /** The version and the very build, `1.4.0+k3j9x2ab`: what faults are told with. */
  readonly release: string
  readonly off: readonly string[]
  readonly demo: boolean
  readonly dev: boolean
}

/** The site: in the rendering kernel it draws pages for the server, in the browser it takes the page over. */
export interface Site {
  render(kernel: Kernel, request: RenderRequest, assets: Assets, boot: BootInfo): Promise<Rendered>
  /** `shellTexts`: resolves when menus and titles have their words; the page brings those along that it was drawn with. */
  hydrate(kernel: Kernel, root: Element, shellTexts: Promise<void>): Promise<void>
}

export const site = token<Site>('web.site')

/** How the server half gets a page drawn: given by the host, which runs the rendering kernel. */
export interface PageRenderer {
  render(request: RenderRequest): Promise<Rendered>
}

export const pageRenderer = token<PageRenderer>('host.page-renderer')

/** The placeholder that a rendered page carries where the request's nonce goes. */
export const NONCE = '%%nonce%%'
