import type { Database } from '../../data/contract'
import type { KeptRecords } from '../contract'
import { countRows, type KeptTables } from './kept-queries'
import { retention } from './retention'

const labels: Readonly<Record<(typeof retention)[number]['what'], KeptRecords['label']>> = {
  view_hour: {
    en: 'Sums of views by hour, after 60 days by day',
    hi: 'घंटे के हिसाब से देखे जाने का जोड़, 60 दिन बाद दिन के हिसाब से',
  },
  view_day: { en: 'Which browser saw what on a day, with consent', hi: 'किस ब्राउज़र ने किस दिन क्या देखा, अनुमति के साथ' },
  page_visit: { en: 'Which browser came on a day, with consent', hi: 'कौन-सा ब्राउज़र किस दिन आया, अनुमति के साथ' },
  sender: { en: "Number of a browser's last message", hi: 'किसी ब्राउज़र के आख़िरी संदेश की संख्या' },
  vital: { en: 'How pages felt, sums by day', hi: 'पेज कितने तेज़ लगे, दिन के हिसाब से जोड़' },
  fault: { en: 'Kinds of errors, counted from their last report', hi: 'ख़राबियों के प्रकार, आख़िरी रिपोर्ट से गिनकर' },
  fault_report: {
    en: "Reports of errors, with a browser's name where that was allowed",
    hi: 'ख़राबियों की रिपोर्टें, जहाँ अनुमति थी वहाँ ब्राउज़र के नाम के साथ',
  },
  referral_arrival: { en: 'By whose link somebody came', hi: 'कौन किसके लिंक से आया' },
  referral_opening: {
    en: 'How often links with a code were opened, sums by day',
    hi: 'कोड वाले लिंक कितनी बार खुले, दिन के हिसाब से जोड़',
  },
}

/** What goes when its time is over, and what stays with its account. */
export const ownKept = [
  ...retention.map(({ what, days }) => ({ what, days, label: labels[what] })),
  {
    what: 'consent' as const,
    days: null,
    label: {
      en: 'What was allowed, when, and to which text; without an account it stays',
      hi: 'क्या मंज़ूर किया गया, कब और किस पाठ के लिए; बिना अकाउंट के बना रहता है',
    },
  },
  {
    what: 'referral' as const,
    days: null,
    label: { en: 'Who joined through whose link', hi: 'कौन किसके लिंक से जुड़ा' },
  },
  {
    what: 'referral_appeal' as const,
    days: null,
    label: { en: 'What was said against a refused referral', hi: 'किसी रेफ़रल को न गिनने के विरुद्ध क्या कहा गया' },
  },
  {
    what: 'referral_entry' as const,
    days: null,
    label: { en: 'Registrations that count for a link', hi: 'किसी लिंक के लिए गिने गए पंजीकरण' },
  },
].map(
  ({ what, days, label }) =>
    (database: Database): KeptRecords => ({
      id: `tracking.${what}`,
      label,
      days,
      rows: () => countRows(database.of<KeptTables>(), what),
    }),
)
