/** What is at stake (spec §3): `confirm` wants the word typed, `custom_confirm` any text. */
export type ConfirmType = 'warning' | 'delete' | 'confirm' | 'custom_confirm'

/** How the dialog is laid out (spec §3); `screenViolation` waits for an answer and has no way out but its buttons. */
export type ConfirmAlertType = 'custom-v-one' | 'custom-v-two' | 'yesno' | 'notOnlyYesNo' | 'screenViolation'

/** One button of the message's own; those of class `secondary` or `quiet` answer no, all others yes. */
export interface ConfirmButton {
  readonly text: string
  readonly class?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly fun?: () => void
}

/** The confirmation dialog message, field by field as in spec §3. All texts are already translated. */
export interface ConfirmMessage {
  readonly type: ConfirmType
  readonly text: string
  readonly alerttype?: ConfirmAlertType
  readonly custom_data?: {
    readonly heading?: string
    /** Said under the text, before the buttons: what stays, what goes, until when. */
    readonly before_action_message?: string
    readonly confirm_button_text?: string
    readonly reject_button_text?: string
    /** Shown instead of "Input didn't match". */
    readonly confirm_input_err_text?: string
  }
  readonly btnData?: readonly ConfirmButton[]
}

export interface Confirm {
  /** Questions waiting, the first one is on screen. Live state: read it through a snapshot. */
  readonly state: { readonly waiting: readonly { readonly id: number; readonly message: ConfirmMessage }[] }
  /** Resolves to the answer; closing the dialog and the end of the visit answer no. Questions wait for each other. */
  ask(message: ConfirmMessage): Promise<boolean>
  answer(id: number, yes: boolean): void
}
