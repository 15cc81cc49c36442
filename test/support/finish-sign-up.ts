import type { Page } from 'playwright-core'

interface Mail {
  readonly to: string
  readonly text: string
}

/** The newest code of 6 digits that was mailed to an address. */
export async function mailedCode(page: Page, origin: string, email: string): Promise<string> {
  const mails = (await (await page.request.get(`${origin}/api/mail/messages`)).json()) as readonly Mail[]
  return /^\d{6}$/m.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
}

/** From the code to the end, by the shortest way: what can be put off is. */
export async function finishSignUp(page: Page, origin: string, email: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(page, origin, email))
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.getByRole('radio', { name: /^I study/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const [skip, goOn] = [page.getByRole('button', { name: 'Skip for now' }), page.getByRole('button', { name: 'Go on' })]
  while (
    await skip
      .or(goOn)
      .first()
      .waitFor()
      .then(() => skip.isVisible())
  )
    await skip.click()
  await goOn.click()
}
