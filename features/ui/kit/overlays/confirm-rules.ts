import type { ConfirmButton, ConfirmMessage, ConfirmType, Translate } from '../../contract/index'

/** What must stand in the field: exactly the word, in any case; or anything at all (spec §5). */
export function isAnswerValid(type: ConfirmType, typed: string): boolean {
  if (type === 'confirm') return typed.toLowerCase() === 'confirm'
  if (type === 'custom_confirm') return typed.trim() !== ''
  return true
}

export function hasInput(type: ConfirmType): boolean {
  return type === 'confirm' || type === 'custom_confirm'
}

/** The dialog's words, the message's own first. */
export function confirmWords({ type, alerttype, custom_data: own = {} }: ConfirmMessage, t: Translate) {
  const isYesNo = alerttype === 'yesno'
  const title =
    type === 'delete'
      ? 'ui.confirm.deleteTitle'
      : type === 'warning'
        ? 'ui.confirm.warningTitle'
        : 'ui.confirm.confirmTitle'
  const yes = isYesNo ? 'ui.confirm.yes' : type === 'delete' ? 'ui.confirm.delete' : 'ui.confirm.continue'
  const no = isYesNo ? 'ui.confirm.no' : type === 'delete' ? 'ui.confirm.keep' : 'ui.confirm.cancel'
  return {
    heading: own.heading ?? t(title),
    yes: own.confirm_button_text ?? t(yes),
    no: own.reject_button_text ?? t(no),
    label: t(type === 'confirm' ? 'ui.confirm.typeLabel' : 'ui.confirm.anyLabel'),
    noMatch: own.confirm_input_err_text ?? t('ui.confirm.noMatch'),
  }
}

/** What a button of the message's own answers. */
export function answerOf(button: ConfirmButton): boolean {
  return button.class !== 'secondary' && button.class !== 'quiet'
}
