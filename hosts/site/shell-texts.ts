import type { Language, Messages } from '../../features/ui/contract'

/** Menu and title texts of all features, one catalogue a language, merged by the build. */
export const shellTexts: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('virtual:shell-texts/en'),
  hi: () => import('virtual:shell-texts/hi'),
}
