import { happening, point, token } from '../../../kernel/declare'
import type { Catalogue, Language, Texts } from './texts'
import type { Confirm } from './confirm'
import type { Overlay, Stage } from './overlays'
import type { Theme } from './theme'
import type { Toasts } from './toasts'

export type { Catalogue, Language, Message, Messages, Texts, Translate, Values } from './texts'
export type { Confirm, ConfirmAlertType, ConfirmButton, ConfirmMessage, ConfirmType } from './confirm'
export type { Overlay, OverlayModule, OverlayPlace, OverlayProps, Stage } from './overlays'
export { overlayRank } from './overlays'
export type { HoldKind } from './hold-kind'
export type { Theme, ThemeChoice } from './theme'
export type { Toast, ToastRequest, ToastTone, Toasts } from './toasts'

/** Page texts of one feature, loaded with its pages. Only `ui` reads it. */
export const catalogues = point<Catalogue>('ui.catalogues', {
  key: (item) => item.id,
  check: (item) => (item.id.endsWith('.texts') ? undefined : `"${item.id}" should be "<feature>.texts".`),
})

/** Banners, dialogs and toasts with a life of their own; `OverlayRoot` places them (spec §1, shell pieces). */
export const overlays = point<Overlay>('ui.overlays', { key: (item) => item.id })

/** All languages' texts, shared by every visitor. */
export const texts = token<Texts>('ui.texts')

/** Short messages at the edge of the screen, one set per visitor. */
export const toasts = token<Toasts>('ui.toasts')

/** Asks the visitor before something is done (spec §3, confirmation dialog). */
export const confirm = token<Confirm>('ui.confirm')

/** Which overlays are wanted right now, one per visitor. */
export const stage = token<Stage>('ui.stage')

/** Light, dark or as the system has it, one per visitor. */
export const theme = token<Theme>('ui.theme')

/** A key without a text was asked for; told once per language and key. */
export const textMissing = happening<{ readonly key: string; readonly language: Language }>('ui/text-missing')
