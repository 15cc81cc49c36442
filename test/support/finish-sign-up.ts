import type { Page } from 'playwright-core'
import { until } from './waiting'

interface Mail {
  readonly to: string
  readonly about: string
  readonly text: string
}

interface CodeMail {
  readonly about: 'session.verify-email' | 'session.code' | 'session.address-code'
  readonly to: string
  /** The code of an earlier mail, which is not meant. */
  readonly after?: string
}

/** Waits for the newest code of 6 digits that a mail brought. */
export function mailedCode(page: Page, origin: string, { about, to, after }: CodeMail): Promise<string> {
  return until(`a mail "${about}" brings ${to} a code`, async () => {
    const mails = (await (await page.request.get(`${origin}/api/mail/messages`)).json()) as readonly Mail[]
    const mail = mails.find((each) => each.to === to && each.about === about)
    const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
    return code !== after && code
  })
}

/** Says a date of birth, the step that cannot be put off. */
export async function sayBirthDate(page: Page, bornOn = '2003-05-16'): Promise<void> {
  await page.getByLabel('Date of birth').fill(bornOn)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Puts off what can be, step by step, until nothing is left; before that `sayAge` does what is asked of one's age. */
export async function skipToTheEnd(page: Page, sayAge = () => sayBirthDate(page)): Promise<void> {
  const [skip, goOn] = [page.getByRole('button', { name: 'Skip for now' }), page.getByRole('button', { name: 'Go on' })]
  const heading = page.getByRole('heading', { level: 1 })
  await sayAge()
  await skip.or(goOn).first().waitFor()
  while (!(await goOn.isVisible())) {
    const title = await heading.innerText()
    await skip.click()
    await heading.filter({ hasNotText: title }).waitFor()
    await skip.or(goOn).first().waitFor()
  }
}

/** From the code to the end, by the shortest way. */
export const finishSignUp = (page: Page, origin: string, email: string): Promise<void> =>
  finishSignUpAs(page, origin, email)

/** The same; `sayAge` does what is asked of one's age. */
export async function finishSignUpAs(
  page: Page,
  origin: string,
  email: string,
  sayAge?: () => Promise<void>,
): Promise<void> {
  const code = page.getByLabel('Code', { exact: true })
  await code.waitFor()
  await code.fill(await mailedCode(page, origin, { about: 'session.verify-email', to: email }))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('radio', { name: /^I study/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Who are you here?' }).waitFor({ state: 'detached' })
  await skipToTheEnd(page, sayAge)
  await page.getByRole('button', { name: 'Go on' }).click()
}
