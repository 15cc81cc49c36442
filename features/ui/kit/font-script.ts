/** Later than this a page is read in whatever letters there are. */
const LONGEST_MS = 500

/**
 * Runs in the head of a Hindi page, after its styles: waits a moment with the first paint for the letters of Devanagari. Those that a device
 * has instead (or has not) are of another width, so lines would break anew and move the page.
 */
export const fontScript = `(function(){var r=document.documentElement,f=document.fonts,s=function(){r.style.visibility=''};if(!f||!f.load)return;r.style.visibility='hidden';setTimeout(s,${LONGEST_MS});f.load('1em "Noto Sans Devanagari"','\u0905').then(s,s)})()`
