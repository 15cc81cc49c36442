import type { Mail } from '../../../mail/contract'

interface Account {
  readonly name: string
  readonly email: string
}

const days = (until: Date, language: 'en-IN' | 'hi-IN') =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(until)

/** To both addresses, in both languages: one of the two may not know of the other's page. */
export function mergedMails(from: Account, to: Account, until: Date, link: string): readonly Mail[] {
  const en = `the account of ${from.email} at Foothold was merged into the account of ${to.email}: what it held is there now. Log in to that account from now on, with any address that you have proved. If this is not right, it can be taken back until ${days(until, 'en-IN')}:`
  const hi = `Foothold पर ${from.email} का खाता ${to.email} के खाते में मिला दिया गया: उसकी सब चीज़ें अब वहाँ हैं। अब से उसी खाते में लॉगिन करें, अपने किसी भी पक्के पते से। अगर यह सही नहीं है, तो ${days(until, 'hi-IN')} तक इसे वापस लिया जा सकता है।`
  return both('session.merged', 'Two accounts were merged', [from, to], `${en}\n\n${link}`, hi)
}

export function unmergedMails(from: Account, to: Account): readonly Mail[] {
  const en = `the merge of the account of ${from.email} into the account of ${to.email} was taken back. Both are there again; whoever uses ${from.email} logs in with it as before.`
  const hi = `${from.email} के खाते को ${to.email} के खाते में मिलाना वापस ले लिया गया। दोनों खाते फिर से हैं; ${from.email} से पहले की तरह लॉगिन होता है।`
  return both('session.unmerged', 'Two accounts are apart again', [from, to], en, hi)
}

function both(about: string, subject: string, accounts: readonly Account[], en: string, hi: string): readonly Mail[] {
  return accounts.map(({ name, email }) => ({
    to: email,
    about,
    subject,
    language: 'en',
    text: `Hello ${name},\n\n${en}\n\nनमस्ते ${name}, ${hi}\n`,
  }))
}
