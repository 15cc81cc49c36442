import { formatDateTime, formatMoney, formatNumber } from '../../../ui/kit'
import type { Language, Translate } from '../../../ui/contract'
import type { Landing, LandingLink } from '../../contract/wire-landing'
import { cityText } from '../../contract/city-text'
import { roleName } from '../role-name'

const PAISE = 100
interface Said {
  readonly t: Translate
  readonly language: Language
}

/** What a page is about, as one reads it: a category by its text, all else as opportunities say it. */
function subjectOf({ type, subject }: Pick<LandingLink, 'type' | 'subject'>, t: Said['t']): string {
  if (subject === null) return ''
  if (type.startsWith('category')) return t(`listings.category.${subject}`)
  return type === 'role' ? roleName(subject) : subject
}

/** "Finance jobs in Mumbai". */
export function landingTitle(link: Pick<LandingLink, 'kind' | 'type' | 'subject' | 'place'>, t: Said['t']): string {
  const place = link.place === null ? '' : cityText(t, link.place)
  return t(`listings.landing.${link.kind}.${link.type}`, { subject: subjectOf(link, t), place })
}

export interface Answered {
  readonly question: string
  readonly answer: string
}

/** What people ask of such a list, answered from what is counted; what cannot be answered is not asked. */
export function questionsOf(landing: Landing, { t, language }: Said): readonly Answered[] {
  const what = landingTitle(landing, t)
  const number = (value: number) => formatNumber(value, language)
  const names = (list: Landing['cities']) => list.map(({ name, open }) => `${name} (${number(open)})`).join(', ')
  const inLetters = (list: Landing['cities']) => list.map(({ name, open }) => ({ name: cityText(t, name), open }))
  const { open, week, remote, pay, organisations, cities, place, soonest, type } = landing
  const asked: (Answered | false)[] = [
    {
      question: t('listings.ask.count', { what }),
      answer: t('listings.ask.countSays', { open, week }),
    },
    pay !== null && {
      question: t(`listings.ask.pay.${pay.period}`, { what }),
      answer: t(`listings.ask.paySays.${pay.period}`, {
        count: number(pay.count),
        middle: formatMoney(pay.middlePaise / PAISE, language),
        highest: formatMoney(pay.highestPaise / PAISE, language),
      }),
    },
    organisations.length > 1 && {
      question: t('listings.ask.who', { what }),
      answer: t('listings.ask.whoSays', { names: names(organisations) }),
    },
    place === null &&
      cities.length > 1 && {
        question: t('listings.ask.where', { what }),
        answer: t('listings.ask.whereSays', { names: names(inLetters(cities)), remote }),
      },
    type !== 'wfh' &&
      place !== null && {
        question: t('listings.ask.remote', { what }),
        answer: t('listings.ask.remoteSays', { remote, open }),
      },
    soonest.some(({ closesAt }) => closesAt) && {
      question: t('listings.ask.until', { what }),
      answer: soonest
        .filter(({ closesAt }) => closesAt)
        .map(({ title, organisation, closesAt, zone }) =>
          t('listings.ask.untilSays', { title, organisation, date: formatDateTime(closesAt ?? '', language, zone) }),
        )
        .join(' '),
    },
  ]
  return asked.filter((each) => each !== false)
}

/** The paragraph below the head. */
export function landingIntro(landing: Landing, { t, language }: Said): string {
  const { open, week, pay, organisations } = landing
  const number = (value: number) => formatNumber(value, language)
  return [
    t('listings.landing.intro', { open, week }),
    organisations.length > 0 &&
      t('listings.landing.introWho', {
        names: organisations
          .slice(0, 3)
          .map(({ name }) => name)
          .join(', '),
      }),
    pay &&
      t(`listings.landing.introPay.${pay.period}`, {
        middle: formatMoney(pay.middlePaise / PAISE, language),
        count: number(pay.count),
      }),
  ]
    .filter(Boolean)
    .join(' ')
}
