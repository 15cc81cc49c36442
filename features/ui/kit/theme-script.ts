/** Where the choice of theme is kept in local storage. */
export const THEME_KEY = 'ui.theme'

/**
 * Runs in the page's head before anything is drawn, with the page's nonce, so that a kept theme does not flash.
 * Plain text because it must be inline; it does what `theme.choose` does.
 */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
