/** Words of roles that are not written with one capital letter in front. */
const WRITTEN = new Map(
  '.NET AI API AR ASIC AWS BI CAD CRM DBA DevOps ERP GIS GPU GTM HR iOS IoT IT ML MLOps NLP PHP PR QA R&D SAP SDE SDET SEO SQL SRE UI UI/UX UX VFX VLSI VR'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

/** A role as people write it: opportunities are likened in small letters. */
export const roleName = (role: string): string =>
  role.replace(/\S+/gu, (word) => WRITTEN.get(word) ?? word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()))
