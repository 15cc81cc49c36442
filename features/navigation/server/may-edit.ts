/** Sets the targets of menu entries, and the links to social media and app stores. */
export const EDIT_LINKS = 'navigation.edit-links'
