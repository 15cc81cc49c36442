import { cityKey } from '../contract/city-text'
import hindi from '../locales/hi.json'

/** Texts are ICU messages where they are written and parsed ones where they were built: in both a key goes before its name. */
const KEY_AND_NAME = /(in_\w+)[^\p{L}]+(\p{L}[^{}"\]]*)/gu

/** The names that the page's texts know, by their keys. */
const names = new Map(
  [...JSON.stringify(hindi['listings.city']).matchAll(KEY_AND_NAME)].map(([, key, name]) => [key, name] as const),
)

/** A city in the letters of a language, for what is told outside our pages. */
export const cityIn = (language: 'en' | 'hi', city: string) =>
  (language === 'hi' ? names.get(cityKey(city)) : undefined) ?? city
