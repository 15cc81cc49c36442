import { cityName } from '../../listings/contract'

/** Words that mean the same when they read the same but for case, accents and signs; `C++` and `C#` stay themselves. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, (mark) => (mark >= '\u0300' && mark <= '\u036f' ? '' : mark))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()
}

/** A city by the one name that it has here. */
export const foldCity = (text: string) => fold(cityName(text))
