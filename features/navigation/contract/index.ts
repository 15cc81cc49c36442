/** What the house may know of `navigation`: entries of its menus, panels, parts of the profile panel, sources of its search. */
export type { LinkProblem, LinkSlot, LinkSlotId, SetLink, SetLinks } from './links'
export { linkProblem, linkSlotIds, linkSlots } from './links'
export type { MenuEntry, MenuGroup, MenuIcon, MenuName } from './menus'
export { menuEntries } from './menus'
export type { Found, SearchSource, Suggestion, SuggestionGroup } from './search'
export { searchSources } from './search'
export type { AccountPart, BarPart, FootPart, Panel, PanelModule, PanelProps, Shell } from './shell'
export { accountParts, barParts, footParts, panels, shell } from './shell'
